import { calculatorCopy } from '@/content/pricing/calculator-copy'
import { formatMoney } from '@/lib/money'
import type { Quote } from './quote'
import { lineDetail, monthlyTotals } from './quote-text'
import { Total } from './total'

export function QuoteLines({ quote }: { quote: Quote }) {
  const { form } = calculatorCopy
  const { lines } = quote
  const [total, after] = monthlyTotals(quote)
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
        <Total label={total[0]} cents={total[1]} isAnnounced />
        {after && <Total label={after[0]} cents={after[1]} />}
      </dl>
    </div>
  )
}
