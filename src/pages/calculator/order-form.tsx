import { PlanName } from '@/components/ui/plan-name'
import { TurntableRing } from '@/components/ui/turntable-ring'
import { calculatorCopy } from '@/content/pricing/calculator-copy'
import { site } from '@/content/site/site'
import { formatMoney } from '@/lib/money'
import { extraVehicleCents, type Quote } from './quote'
import { quoteDates } from './quote-dates'
import { QuoteLines } from './quote-lines'
import { quoteAnchor } from './total-bar'

type OrderFormProps = {
  quote: Quote
  /** The date of the quote as yyyy-mm-dd, or an empty string in static HTML. */
  day: string
  contact: string
  store: string
}

export function OrderForm({ quote, day, contact, store }: OrderFormProps) {
  const { form } = calculatorCopy
  const { plan, vehicles, setupFeeCents, toStartCents } = quote
  const { date, goodUntil } = day ? quoteDates(day) : { date: '…', goodUntil: '…' }
  return (
    <section
      id={quoteAnchor}
      aria-labelledby="quote-heading"
      className="print-sheet on-light border border-line"
    >
      <header className="flex items-center justify-between gap-4 border-b-2 border-ink px-5 py-4 md:px-6 print:py-2">
        <h2 id="quote-heading" className="text-28">
          {form.heading}
        </h2>
        <p className="flex items-center gap-2 font-display text-16">
          <TurntableRing step={2} className="size-7" />
          {site.name}
        </p>
      </header>
      <dl className="grid grid-cols-2 gap-x-6 border-b border-line px-5 py-3 text-16 md:px-6 print:grid-cols-[auto_auto_auto_1fr] print:py-1">
        <Fact label={form.date}>{date}</Fact>
        <Fact label={form.goodUntil}>{goodUntil}</Fact>
        <Fact label={form.vehicles}>{vehicles}</Fact>
        <Fact label={form.plan}>
          <span key={plan.name}>
            <PlanName name={plan.name} />
          </span>
          <span className="block text-14 font-normal text-steel">
            {form.extraRate(formatMoney(extraVehicleCents(plan)))}
          </span>
        </Fact>
      </dl>
      {store && (
        <p className="border-b border-line px-5 py-3 text-16 md:px-6">
          {form.store}: <bdi className="font-medium">{store}</bdi>
        </p>
      )}
      <QuoteLines quote={quote} />
      <div className="mx-5 border-t border-dashed border-control py-3 text-16 md:mx-6 print:py-2">
        <div className="flex justify-between gap-4">
          <p>
            {form.setup}
            <span className="block text-14 text-steel">{form.setupNote}</span>
          </p>
          <p className="tabular-nums">{formatMoney(setupFeeCents)}</p>
        </div>
        <div className="mt-2 flex items-baseline justify-between gap-4">
          <p className="font-semibold">{form.toStart}</p>
          <p className="font-display text-22 tabular-nums">{formatMoney(toStartCents)}</p>
        </div>
      </div>
      <div className="border-t border-line px-5 py-4 text-14 md:px-6 print:py-2">
        <h3 className="text-16 font-semibold">{form.includedHeading}</h3>
        <ul className="mt-1 list-disc pl-5 print:columns-2 print:gap-x-10">
          {[...form.included, form.terms].map((line) => (
            <li key={line} className="break-inside-avoid py-0.5 wrap-anywhere print:py-0">
              {line}
            </li>
          ))}
        </ul>
      </div>
      <footer className="border-t border-line px-5 py-4 text-14 text-steel md:px-6 print:py-2">
        {contact && <p className="text-16 font-medium text-ink">{`${form.contact}: ${contact}`}</p>}
        <p>
          {site.name}: {form.company}
        </p>
      </footer>
    </section>
  )
}

type FactProps = { label: string; children: React.ReactNode }

function Fact({ label, children }: FactProps) {
  return (
    <div className="py-1">
      <dt className="text-14 text-steel">{label}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  )
}
