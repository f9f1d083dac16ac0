import { useId } from 'react'
import { whiteSpin } from '@/content/media/spin-sets'
import { stillThere } from '@/content/services/still-there'
import { cn } from '@/lib/cn'
import { SpinFrame } from './spin-frame'

type LensSectionProps = { heading: string; lead: string }

/**
 * The car in the studio, with a lens to the lot where it was shot, and the damage that is in both. Nothing where photos
 * of a real car replace the studio's.
 */
export function LensSection({ heading, lead }: LensSectionProps) {
  const id = useId()
  if (!whiteSpin.hasLens) return null
  return (
    <section aria-labelledby={id} className={cn('pt-14 pb-10 md:pt-24 md:pb-16', whiteSpin.ground)}>
      <div className="container-page">
        <header className="max-w-prose">
          <h2 id={id} className="text-heading">
            {heading}
          </h2>
          <p className="mt-4 text-18 text-balance">{lead}</p>
        </header>
        <SpinFrame set="white" sizes="(min-width: 1264px) 1200px, 100vw" className="spin-stage-bleed" />
        <ol aria-label={stillThere.label} className="mt-6 flex flex-wrap gap-x-10 gap-y-3 text-16">
          {[stillThere.scratch, stillThere.wheel].map((what, index) => (
            <li key={what} className="flex items-baseline gap-2.5">
              <span aria-hidden="true" className="font-semibold tabular-nums">
                {index + 1}
              </span>
              {what} {stillThere.text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
