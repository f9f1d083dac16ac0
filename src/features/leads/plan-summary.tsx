import { planRequestCopy } from '@/content/plan-request'
import type { Plan } from '@/content/plans'
import { formatPrice } from '@/lib/money'

/** The chosen plan in three lines, above what is asked about it. */
export function PlanSummary({ plan }: { plan: Plan }) {
  const { summary } = planRequestCopy
  const { name, period, priceCents, includedVehicles, isUpTo } = plan
  const vehicles = includedVehicles && `${isUpTo ? summary.upTo : ''}${includedVehicles} ${summary.included}`
  return (
    <section
      aria-label={summary.label}
      className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-y border-line py-4"
    >
      <p className="font-display text-22">{name}</p>
      <p className="text-16">
        {period === 'custom' ? (
          summary.customPrice
        ) : (
          <>
            <span className="font-display text-22 tabular-nums">{formatPrice(priceCents)}</span>{' '}
            {summary.unit}
          </>
        )}
      </p>
      <p className="basis-full text-14 text-steel">
        {[vehicles, period === 'monthly' && summary.billed].filter(Boolean).join(', ')}
      </p>
    </section>
  )
}
