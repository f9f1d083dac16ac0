import { useId, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { cn } from '@/lib/cn'

type AccordionProps = {
  items: ReadonlyArray<{ id: string; title: string; body: React.ReactNode }>
}

/** One open at a time, and it can be closed (SPEC section 2, Pricing). Radix's would cost every visitor of the page 7 kB. */
export function Accordion({ items }: AccordionProps) {
  const idPrefix = useId()
  const [openId, setOpenId] = useState<string>()
  return (
    <div className="border-t border-line">
      {items.map(({ id, title, body }) => {
        const isOpen = id === openId
        const [triggerId, contentId] = [`${idPrefix}${id}-trigger`, `${idPrefix}${id}-content`]
        return (
          <div key={id} className="border-b border-line">
            <h3 className="font-text">
              <button
                type="button"
                id={triggerId}
                aria-expanded={isOpen}
                aria-controls={contentId}
                onClick={() => setOpenId(isOpen ? undefined : id)}
                className="group flex min-h-14 w-full items-center justify-between gap-6 py-4 text-left text-18 font-semibold"
              >
                {title}
                <Icon
                  name="icon-plus"
                  className="size-5 text-signal-deep transition-transform group-aria-expanded:rotate-45"
                />
              </button>
            </h3>
            {/* Always in the HTML, so that it can be read without scripts. */}
            <section
              id={contentId}
              aria-labelledby={triggerId}
              className={cn('max-w-prose pr-8 pb-6 text-16 text-steel', !isOpen && 'hidden noscript:block')}
            >
              {body}
            </section>
          </div>
        )
      })}
    </div>
  )
}
