import { calculatorCopy } from '@/content/pricing/calculator-copy'
import { formatMoney } from '@/lib/money'
import type { Quote } from './quote'
import { lineDetail } from './quote-text'

export function QuoteLines({ quote }: { quote: Quote }) {
  const { form } = calculatorCopy
  const { lines, firstMonthCents, everyMonthCents } = quote
  return (
    <div className="px-5 py-2 text-16 md:px-6">
      <table className="w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{form.item}</th>
            <th scope="col">{form.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className="border-b border-line">
              <th scope="row" className="py-2.5 pr-4 text-left font-normal print:py-1.5 print:text-14">
                {line.name}
                <span className="block text-14 text-steel tabular-nums print:float-right">
                  {lineDetail(line)}
                </span>
              </th>
              <td className="py-2.5 text-right align-top tabular-nums print:py-1.5 print:text-14">
                {formatMoney(line.cents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="py-3 print:py-1">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">{form.firstMonth}</dt>
          <dd>
            <output className="font-display text-40 tabular-nums">{formatMoney(firstMonthCents)}</output>
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">{form.everyMonth}</dt>
          <dd className="font-display text-22 tabular-nums">{formatMoney(everyMonthCents)}</dd>
        </div>
      </dl>
    </div>
  )
}
