import { ArrowRight } from 'lucide-react'
import { calculatorCopy } from '@/content/pricing/calculator-copy'
import { formatMoney } from '@/lib/money'
import type { Quote } from './quote'

export const quoteAnchor = 'quote'

export function TotalBar({ quote: { firstMonthCents, everyMonthCents } }: { quote: Quote }) {
  const { form, controls } = calculatorCopy
  return (
    <a
      href={`#${quoteAnchor}`}
      data-total-bar
      className="on-dark bottom-[calc(var(--promo-height)-1px)] z-20 -mx-5 flex min-h-14 items-center justify-between gap-3 px-5 text-14 tall:sticky md:-mx-8 md:px-8 lg:hidden"
    >
      <span>
        {form.firstMonth}{' '}
        <span className="block font-display text-22 tabular-nums">{formatMoney(firstMonthCents)}</span>
      </span>{' '}
      <span className="text-fog">
        {form.everyMonth} <span className="block text-16 tabular-nums">{formatMoney(everyMonthCents)}</span>
      </span>{' '}
      <span className="sr-only">{controls.toQuote}</span>
      <ArrowRight className="size-5 shrink-0 rotate-90" />
    </a>
  )
}
