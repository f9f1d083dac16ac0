import { PlanName } from '@/components/ui/plan-name'
import { planRequestCopy } from '@/content/pricing/plan-request'
import type { Plan } from '@/content/pricing/plans'
import { formatPrice } from '@/lib/money'

export type ChosenPlan = Plan & {
  monthLine?: string
  startLine?: string
}

export function PlanSummary({ plan }: { plan: ChosenPlan }) {
  const { summary } = planRequestCopy
  const { name, period, priceCents, monthLine, startLine } = plan
  return (
    <section
      aria-label={summary.label}
      className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-y border-line py-4"
    >
      <p className="font-display text-22">
        <PlanName name={name} />
      </p>
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
      {monthLine && <p className="basis-full text-16">{monthLine}</p>}
      {startLine && <p className="basis-full text-14 text-steel">{startLine}</p>}
    </section>
  )
}
