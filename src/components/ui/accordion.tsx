import * as RadixAccordion from '@radix-ui/react-accordion'
import { Icon } from '@/components/ui/icon'

type AccordionProps = {
  items: ReadonlyArray<{ id: string; title: string; body: React.ReactNode }>
}

// Radix sets height variables in a style attribute, which the security policy blocks and nothing here uses.
const noMeasures = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
} as React.CSSProperties

export function Accordion({ items }: AccordionProps) {
  return (
    <RadixAccordion.Root type="single" collapsible className="border-t border-line">
      {items.map(({ id, title, body }) => (
        <RadixAccordion.Item key={id} value={id} className="border-b border-line">
          <RadixAccordion.Header className="font-text">
            <RadixAccordion.Trigger className="group flex min-h-14 w-full items-center justify-between gap-6 py-4 text-left text-18 font-semibold">
              {title}
              <Icon
                name="icon-plus"
                className="size-5 text-signal-deep transition-transform group-data-[state=open]:rotate-45"
              />
            </RadixAccordion.Trigger>
          </RadixAccordion.Header>
          {/* Always in the HTML, so that it can be read without scripts. */}
          <RadixAccordion.Content
            forceMount
            style={noMeasures}
            className="max-w-prose pr-8 pb-6 text-16 text-steel data-[state=closed]:hidden noscript:data-[state=closed]:block"
          >
            {body}
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  )
}
