import { clsx } from 'clsx'
import { Section } from '@/components/layout/section'
import { ArrowLink } from '@/components/ui/arrow-link'
import { editingHonesty, enhancementService } from '@/content/services/enhancement'
import type { Point } from '@/content/services/service'

export function EditingHonesty() {
  const { heading, lead, never, check } = editingHonesty
  return (
    <Section tone="mist" heading={heading} lead={lead}>
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
        <Rules {...enhancementService.features} />
        <Rules {...never} isFirm />
      </div>
      <p className="mt-8 max-w-prose text-18 font-semibold text-balance">{check}</p>
    </Section>
  )
}

type RulesProps = {
  heading: string
  items: ReadonlyArray<Point>
  isFirm?: boolean
}

function Rules({ heading, items, isFirm = false }: RulesProps) {
  return (
    <div>
      <h3 className={clsx('text-28', isFirm && 'text-signal-deep')}>{heading}</h3>
      <dl className={clsx('mt-5 border-t-2', isFirm ? 'border-signal-deep' : 'border-control')}>
        {items.map(({ title, text, link }) => (
          <div
            key={title}
            className="grid gap-x-6 border-b border-line py-4 sm:cols-label-44 sm:items-baseline"
          >
            <dt className="item-title">{title}</dt>
            <dd className="text-16 text-steel">
              {text}{' '}
              {link && (
                <ArrowLink to={link.to} className="text-16">
                  {link.label}
                </ArrowLink>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
