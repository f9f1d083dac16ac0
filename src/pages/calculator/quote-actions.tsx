import { Copy, Printer } from 'lucide-react'
import { useState } from 'react'
import { controlClasses } from '@/components/forms/controls/control-classes'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { calculatorCopy } from '@/content/pricing/calculator-copy'
import { paths } from '@/lib/paths'
import { useClientValue } from '@/lib/use-client-value'
import type { Quote } from './quote'
import { quoteText } from './quote-text'

const toastId = 'quote'

/** `day` is yyyy-mm-dd, or an empty string in static HTML. `search` is the selection as a query string. */
type QuoteActionsProps = { quote: Quote; day: string; contact: string; store: string; search: string }

export function QuoteActions({ quote, day, contact, store, search }: QuoteActionsProps) {
  const { actions } = calculatorCopy
  const [isRefused, setIsRefused] = useState(false)
  const origin = useClientValue(() => window.location.origin, '')
  const link = `${origin}${paths.calculator}${search}`
  const text = day && quoteText(quote, day, contact.trim(), link, store)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsRefused(false)
      toast.success(actions.copied, { id: toastId })
    } catch {
      setIsRefused(true)
      toast.error(actions.refused, { id: toastId })
    }
  }

  return (
    <div>
      <div className="flex gap-3">
        <Button onClick={copy} className="flex-1">
          <Copy className="size-5" />
          {actions.copy}
        </Button>
        <Button variant="outline" onClick={() => window.print()} className="flex-1">
          <Printer className="size-5" />
          {actions.print}
        </Button>
      </div>
      {isRefused && (
        <textarea
          readOnly
          aria-label={actions.text}
          value={text}
          rows={12}
          onFocus={({ currentTarget }) => currentTarget.select()}
          ref={focusOnce}
          className={`${controlClasses} mt-4 text-14`}
        />
      )}
    </div>
  )
}

function focusOnce(area: HTMLTextAreaElement | null) {
  area?.focus()
}
