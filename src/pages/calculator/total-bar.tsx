import { ArrowRight } from 'lucide-react'
import { calculatorCopy } from '@/content/pricing/calculator-copy'
import { formatMoney } from '@/lib/money'
import type { Quote } from './quote'
import { monthlyTotals } from './quote-text'

export const quoteAnchor = 'quote'

export function TotalBar({ quote }: { quote: Quote }) {
  const [total, after] = monthlyTotals(quote)
  return (
    <a
      href={`#${quoteAnchor}`}
      data-total-bar
      className="on-dark bottom-[calc(var(--promo-height)-1px)] z-20 -mx-5 flex min-h-14 items-center justify-between gap-3 px-5 text-14 tall:sticky md:-mx-8 md:px-8 lg:hidden"
    >
      <span>
        {total[0]} <span className="block font-display text-22 tabular-nums">{formatMoney(total[1])}</span>
      </span>{' '}
      {after && (
        <span className="text-fog">
          {after[0]} <span className="block text-16 tabular-nums">{formatMoney(after[1])}</span>
        </span>
      )}{' '}
      <span className="sr-only">{calculatorCopy.controls.toQuote}</span>
      <ArrowRight className="size-5 shrink-0 rotate-90" />
    </a>
  )
}
