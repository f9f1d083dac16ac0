import { clsx } from 'clsx'
import { allPlansCopy } from '@/content/pricing/all-plans'
import { monthlyCost } from '@/features/pricing/plan-costs'
import type { VisitorCount } from '@/features/pricing/plans/counted-price'
import type { PlanOffer } from '@/features/pricing/queries'
import { formatPrice } from '@/lib/money'

type PlanIndexProps = { plans: ReadonlyArray<PlanOffer>; count: VisitorCount }

export function PlanIndex({ plans, count }: PlanIndexProps) {
  const { index } = allPlansCopy
  return (
    <nav aria-label={index.label} className="mb-12 sm:hidden">
      <p className="flex flex-wrap justify-between gap-x-4 border-b border-ink pb-2 text-14 text-steel">
        <span>{index.plans}</span>
        <span>{index.cost(count.vehicles)}</span>
      </p>
      <ul>
        {plans.map((plan) => {
          const cost = monthlyCost(plan, count.vehicles)
          const isCheapest = plan.id === count.cheapestId
          const price = cost && formatPrice(cost.totalCents)
          return (
            <li key={plan.id} className="border-b border-line">
              <a
                href={`#${plan.id}`}
                className="flex min-h-12 items-center justify-between gap-x-4 text-16 tabular-nums"
              >
                <span className="underline decoration-signal-deep decoration-1 underline-offset-4">
                  {plan.name}
                </span>
                <span
                  className={clsx(
                    price ? 'font-display' : 'text-steel',
                    isCheapest && 'rounded bg-ink px-2 py-0.5 text-paper',
                  )}
                >
                  {price
                    ? isCheapest
                      ? index.least(price)
                      : price
                    : index.upToOnly(plan.includedVehicles ?? 0)}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 text-14 text-steel">{index.note}</p>
    </nav>
  )
}
