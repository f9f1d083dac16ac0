import { useState } from 'react'
import { ArrowLink } from '@/components/ui/arrow-link'
import { waitingLineCopy as copy } from '@/content/home/shoot-day'
import { formatPrice } from '@/lib/money'
import { paths, waitingCostAnchor } from '@/lib/paths'
import { parseAmount, waitingCost } from '@/lib/waiting-cost'

/** Cars × days × cost, in the visitor's own numbers, by the calculator of /why. */
export function WaitingLine() {
  const [typed, setTyped] = useState(copy.fields.map(({ value }) => value as string))
  const amounts = copy.fields.map(({ max }, index) => {
    const amount = parseAmount(typed[index] ?? '')
    return amount !== undefined && amount <= max ? amount : undefined
  })
  const [cars, days, dollars] = amounts
  const isComplete = cars !== undefined && days !== undefined && dollars !== undefined

  return (
    <fieldset className="container-page mt-8 md:mt-10">
      <legend className="text-14 text-steel">{copy.label}</legend>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-3 text-18">
        {copy.fields.map(({ name, label, unit }, index) => (
          <span key={name} className="flex items-center gap-2">
            {index > 0 && <span aria-hidden="true">×</span>}
            <input
              aria-label={label}
              inputMode="decimal"
              autoComplete="off"
              value={typed[index]}
              aria-invalid={amounts[index] === undefined}
              onChange={({ target }) =>
                setTyped(typed.map((text, at) => (at === index ? target.value : text)))
              }
              className="min-h-11 w-20 rounded border border-rim bg-paper px-3 text-right font-semibold tabular-nums aria-invalid:border-2 aria-invalid:border-stop noscript:border-transparent noscript:opacity-100"
            />
            <span>{unit}</span>
          </span>
        ))}
        <span className="flex flex-wrap items-baseline gap-x-2">
          <output className="font-display text-28 tabular-nums">
            {isComplete
              ? `= ${formatPrice(waitingCost({ cars, costPerCarPerDayCents: Math.round(dollars * 100), daysNow: days, daysWithUs: 0 }).totalCents)}`
              : copy.incomplete}
          </output>
          {isComplete && <span>{copy.result}</span>}
        </span>
        <ArrowLink to={`${paths.why}#${waitingCostAnchor}`} className="text-16">
          {copy.link}
        </ArrowLink>
      </div>
    </fieldset>
  )
}
