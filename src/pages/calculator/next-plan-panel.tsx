import { KeptTogether } from '@/components/ui/kept-together'
import { PlanName } from '@/components/ui/plan-name'
import { calculatorCopy } from '@/content/pricing/calculator-copy'
import { formatMoney } from '@/lib/money'
import { type NextPlan, nextPlan } from './next-plan'
import { extraVehicleCents, planCents, planFor } from './quote'

export function NextPlanPanel({ vehicles }: { vehicles: number }) {
  const copy = calculatorCopy.next
  const next = nextPlan(vehicles)
  const quoted = planFor(vehicles)
  return (
    <section aria-labelledby="next-plan-heading" className="border-t border-ink pt-5 text-16">
      <h2 id="next-plan-heading" className="font-display text-22">
        {copy.heading(vehicles)}
      </h2>
      {next ? (
        <Comparison vehicles={vehicles} next={next} />
      ) : (
        <p className="mt-2">
          {`${copy.largest} ${copy.largestRate(formatMoney(extraVehicleCents(quoted)))}`}
        </p>
      )}
    </section>
  )
}

function Comparison({ vehicles, next }: { vehicles: number; next: NextPlan }) {
  const copy = calculatorCopy.next
  const quoted = planFor(vehicles)
  const rows = [
    { name: quoted.name, cents: planCents(quoted, vehicles), isQuoted: true },
    { name: next.plan.name, cents: next.cents, isQuoted: false },
  ]
  const cheaper = next.cheaperFrom && copy.cheaper(next.plan.name, quoted.name, next.cheaperFrom)
  return (
    <>
      <table className="mt-3 w-full tabular-nums max-[359px]:text-14">
        <thead className="text-14 text-steel">
          <tr className="border-b border-line">
            <th scope="col" className="py-1.5 text-left font-medium">
              {copy.plan}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {copy.cost}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {copy.each}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cents, isQuoted }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-medium">
                <PlanName name={name} />
                {isQuoted && <span className="text-14 font-normal text-steel"> ({copy.quoted})</span>}
              </th>
              <td className="py-2 text-right">{formatMoney(cents)}</td>
              <td className="py-2 text-right">{formatMoney(Math.round(cents / vehicles))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3">{copy.more(formatMoney(next.moreCents))}</p>
      {cheaper && (
        <p key={cheaper} className="mt-1 text-steel">
          <KeptTogether text={cheaper} words={[next.plan.name, quoted.name]} />
        </p>
      )}
    </>
  )
}
