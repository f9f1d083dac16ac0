import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { PlanName } from '@/components/ui/plan-name'
import { planCardCopy } from '@/content/pricing/plan-card-copy'
import { formatPrice } from '@/lib/money'
import { monthlyCost } from '../plan-costs'
import type { VisitorCount } from './counted-price'
import type { PlanOffer } from './plan-offers'

type PlanRowProps = {
  plan: PlanOffer
  count: VisitorCount
  isOpen: boolean
  onToggle: () => void
}

/** On phones, the line that opens and closes a plan's card: its name and its price for the entered count. */
export function PlanRow({ plan, count, isOpen, onToggle }: PlanRowProps) {
  const cost = monthlyCost(plan, count.vehicles)
  const isCheapest = plan.id === count.cheapestId
  return (
    <button
      type="button"
      data-row
      aria-expanded={isOpen}
      onClick={onToggle}
      className="flex min-h-16 items-center gap-x-3 py-2 text-left text-16 sm:hidden noscript:hidden"
    >
      <span className="grow">
        <span className="block font-display text-18 font-bold">
          <PlanName name={plan.name} />
        </span>{' '}
        <span className="text-14 text-steel">
          {formatPrice(plan.priceCents)} {planCardCopy.unit}
        </span>
      </span>{' '}
      <span
        className={clsx(
          'tabular-nums',
          cost ? 'font-display' : 'text-steel',
          isCheapest && 'rounded bg-ink px-2 py-0.5 text-paper',
        )}
      >
        {cost
          ? formatPrice(Math.round(cost.totalCents / 100) * 100)
          : planCardCopy.count.upToOnly(plan.includedVehicles ?? 0)}
      </span>
      <ChevronDown
        className={clsx('size-5 shrink-0 text-signal-deep transition-transform', isOpen && 'rotate-180')}
      />
    </button>
  )
}
