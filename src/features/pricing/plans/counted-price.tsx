import { clsx } from 'clsx'
import { planCardCopy } from '@/content/pricing/plan-card-copy'
import { formatPrice } from '@/lib/money'
import { monthlyCost } from '../plan-costs'
import type { PlanOffer } from '../queries'

export type VisitorCount = {
  vehicles: number
  cheapestId: string | undefined
}

export function CountedPrice({ plan, count }: { plan: PlanOffer; count: VisitorCount }) {
  const copy = planCardCopy.count
  const cost = monthlyCost(plan, count.vehicles)
  const isCheapest = plan.id === count.cheapestId
  return (
    <div
      data-cheapest={isCheapest}
      className={clsx(
        'mt-5 rounded px-3.5 py-3 max-sm:mt-3 max-sm:py-2',
        // On phones, PlanIndex above the cards already shows the other plans' prices.
        isCheapest ? 'on-dark' : 'bg-mist max-sm:hidden',
      )}
    >
      <p className={clsx('flex flex-wrap justify-between gap-x-3 text-14', !isCheapest && 'text-steel')}>
        <span>{copy.heading(count.vehicles)}</span>
        {isCheapest && <span className="font-semibold">{copy.least}</span>}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-18 font-semibold tabular-nums">
          {cost ? formatPrice(cost.totalCents) : copy.upToOnly(plan.includedVehicles ?? 0)}
        </span>{' '}
        <span className="text-14 sm:w-full">
          {copy.month}
          {cost && cost.hostingCents > 0 && `, ${copy.withHosting}`}
        </span>
      </p>
    </div>
  )
}
