import { waitingCostCopy } from '@/content/why/waiting-cost-copy'
import { formatPrice } from '@/lib/money'
import { type Waiting, waitingCost } from './waiting-cost'

const { result } = waitingCostCopy

export function WaitingCostResult({ waiting }: { waiting: Waiting | undefined }) {
  return (
    <div className="border-t-2 border-ink pt-5">
      <p className="mb-4 text-16 text-balance text-steel">{result.label}</p>
      <div className="min-h-40 md:min-h-52">
        <div aria-live="polite" aria-atomic="true">
          {waiting ? <Outcome {...waiting} /> : <p className="text-22">{result.incomplete}</p>}
        </div>
      </div>
    </div>
  )
}

function Outcome(waiting: Waiting) {
  const { daysSaved, perCarCents, totalCents } = waitingCost(waiting)
  if (totalCents <= 0) return <p className="max-w-prose text-22">{result.nothingSaved}</p>
  const costs = `${waiting.cars} × ${formatPrice(waiting.costPerCarPerDayCents)}`
  return (
    <>
      <p className="font-display text-80 break-words tabular-nums">{formatPrice(totalCents)}</p>
      <p className="mt-2 text-18 font-medium">{result.total(waiting.cars)}</p>
      <p className="mt-3 text-18 tabular-nums">
        {`${costs} × (${waiting.daysNow} − ${waiting.daysWithUs}) = ${costs} × ${daysSaved} = ${formatPrice(totalCents)}`}
      </p>
      <p className="mt-1 text-16 text-steel tabular-nums">
        {`${result.perCar}: ${formatPrice(perCarCents)}`}
      </p>
    </>
  )
}
