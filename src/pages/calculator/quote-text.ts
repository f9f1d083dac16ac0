import { calculatorCopy } from '@/content/pricing/calculator-copy'
import { site } from '@/content/site/site'
import { formatMoney } from '@/lib/money'
import type { Quote, QuoteLine } from './quote'
import { quoteDates } from './quote-dates'

/** Returns text such as '60 × $23.50', or an empty string for a single monthly price. */
export function lineDetail({ count, unitCents, recurs }: QuoteLine): string {
  const times = count > 1 ? `${count} × ${formatMoney(unitCents)}` : ''
  return [times, recurs ? '' : calculatorCopy.form.once].filter(Boolean).join(', ')
}

/** Returns plain text for an email. The day is yyyy-mm-dd, and the link opens this quote again. */
export function quoteText(
  { vehicles, plan, lines, ...totals }: Quote,
  day: string,
  contact: string,
  link: string,
  store = '',
): string {
  const { form } = calculatorCopy
  const { date, goodUntil } = quoteDates(day)
  const amounts = lines.map((line) => {
    const detail = lineDetail(line)
    return [detail ? `${line.name} (${detail})` : line.name, line.cents] as const
  })
  const rows = (pairs: ReadonlyArray<readonly [string, number]>) =>
    pairs.map(([label, cents]) => `${label}: ${formatMoney(cents)}`)

  return [
    `${site.name} ${form.heading.toLowerCase()}, ${date}`,
    `${form.goodUntil}: ${goodUntil}`,
    ...(store ? [`${form.store}: ${store}`] : []),
    `${form.vehicles}: ${vehicles}`,
    `${form.plan}: ${plan.name}`,
    '',
    ...rows(amounts),
    '',
    ...rows([
      [form.firstMonth, totals.firstMonthCents],
      [form.everyMonth, totals.everyMonthCents],
      [form.setup, totals.setupFeeCents],
    ]),
    form.setupNote,
    ...rows([[form.toStart, totals.toStartCents]]),
    '',
    ...form.included,
    '',
    form.terms,
    ...(contact ? [`${form.contact}: ${contact}`] : []),
    `${site.name}: ${form.company}`,
    `${form.link}: ${link}`,
  ].join('\n')
}
