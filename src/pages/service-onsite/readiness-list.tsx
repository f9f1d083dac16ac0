import { clsx } from 'clsx'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Section } from '@/components/layout/section'
import { FoldOnPhones } from '@/components/ui/fold-on-phones'
import { readiness } from '@/content/services/onsite'
import { readinessAnchor } from '@/lib/paths'

export function ReadinessList() {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const [isPrinted, setIsPrinted] = useState(false)
  const { heading, print, lead, unfold, items, status } = readiness

  /** Prints only the list. The browser's own print command prints the whole page. */
  function printList() {
    flushSync(() => setIsPrinted(true))
    addEventListener('afterprint', () => setIsPrinted(false), { once: true })
    window.print()
  }

  function mark(id: string, isDone: boolean) {
    const next = new Set(done)
    if (isDone) next.add(id)
    else next.delete(id)
    setDone(next)
  }

  return (
    <Section
      id={readinessAnchor}
      heading={heading}
      lead={
        <span className="print:hidden">
          <button
            type="button"
            onClick={printList}
            className="text-link noscript:pointer-events-none noscript:no-underline"
          >
            {print}
          </button>{' '}
          {lead}
        </span>
      }
      tone="mist"
      className={clsx(isPrinted && 'print-sheet print:bg-paper print:py-0')}
    >
      <FoldOnPhones label={unfold}>
        <ul className="grid gap-x-20 border-b border-line lg:grid-cols-2">
          {items.map(({ id, title, text }) => (
            <li key={id} className="border-t border-line">
              <label className="flex cursor-pointer gap-4 py-4">
                <input
                  type="checkbox"
                  checked={done.has(id)}
                  onChange={({ target }) => mark(id, target.checked)}
                  aria-label={title}
                  aria-describedby={`ready-${id}`}
                  className="mt-0.5 size-6 shrink-0"
                />
                <span>
                  <span className="block font-semibold">{title}</span>
                  <span id={`ready-${id}`} className="mt-1 block text-16 text-steel">
                    {text}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p role="status" className="mt-6 print:hidden font-display text-22 font-bold">
          {status(done.size, items.length)}
        </p>
      </FoldOnPhones>
    </Section>
  )
}
