import { clsx } from 'clsx'
import { Section } from '@/components/layout/section'
import type { Service } from '@/content/services/service'
import { PointText } from './point-text'

type HowItWorksProps = {
  steps: Service['steps']
  layout: 'row' | 'ledger'
}

export function HowItWorks({ steps, layout }: HowItWorksProps) {
  const count = steps.items.length
  return (
    <Section heading={steps.heading} lead={steps.lead}>
      {layout === 'row' ? (
        <ol
          className={clsx(
            'grid gap-6',
            count === 4 ? 'md:grid-cols-2 md:gap-8 lg:grid-cols-4' : 'md:grid-cols-3 md:gap-x-12',
          )}
        >
          {steps.items.map((step, index) => (
            <li key={step.title} className="max-md:grid max-md:cols-label-10">
              <Numeral className="md:mb-4">{index + 1}</Numeral>
              <PointText point={step} />
            </li>
          ))}
        </ol>
      ) : (
        <ol className="border-b border-line">
          {steps.items.map((step, index) => (
            <li
              key={step.title}
              className="grid cols-label-12 gap-x-4 border-t border-line py-6 md:cols-label-28 md:py-8"
            >
              <Numeral className="md:text-56">{index + 1}</Numeral>
              <PointText point={step} isWide />
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

/** Hidden from screen readers, because they announce the list's own numbers. */
function Numeral({ className, children }: { className: string; children: number }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'block font-display text-40 leading-none font-extrabold text-signal-deep tabular-nums',
        className,
      )}
    >
      {children}
    </span>
  )
}
