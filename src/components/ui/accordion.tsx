import * as RadixAccordion from '@radix-ui/react-accordion'
import { Plus } from 'lucide-react'

type AccordionProps = {
  items: ReadonlyArray<{ id: string; title: string; body: React.ReactNode }>
}

/** One open at a time, and it can be closed (SPEC section 2, Pricing). The answers are in the static HTML. */
export function Accordion({ items }: AccordionProps) {
  return (
    <RadixAccordion.Root type="single" collapsible className="border-t border-line">
      {items.map(({ id, title, body }) => (
        <RadixAccordion.Item key={id} value={id} className="border-b border-line">
          <RadixAccordion.Header className="font-text">
            <RadixAccordion.Trigger className="group flex min-h-14 w-full items-center justify-between gap-6 py-4 text-left text-18 font-semibold noscript:pointer-events-none noscript:invisible">
              {/* Without scripts the answers are open, and this is a heading and no more. */}
              <span className="noscript:visible">{title}</span>
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-signal-deep transition-transform group-data-[state=open]:rotate-45"
              />
            </RadixAccordion.Trigger>
          </RadixAccordion.Header>
          <RadixAccordion.Content
            forceMount
            className="max-w-prose pr-8 pb-6 text-16 text-steel data-[state=closed]:hidden noscript:data-[state=closed]:block"
          >
            {body}
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  )
}
