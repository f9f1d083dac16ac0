import * as Accordion from '@radix-ui/react-accordion'
import { planNames } from '@shared/contracts/plan-names'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Section } from '@/components/layout/section'
import { KeptTogether } from '@/components/ui/kept-together'
import { pricingCopy } from '@/content/pricing/pricing'
import { pricingFaq } from '@/content/pricing/pricing-faq'
import { contactPath } from '@/lib/paths'

/** At most one answer is open at a time (SPEC section 2, Pricing). Without JavaScript, all answers are visible. */
export function Faq() {
  const { heading, contactBefore, contact, contactAfter } = pricingCopy.faq
  return (
    <Section
      heading={heading}
      lead={
        <>
          {contactBefore}{' '}
          <Link to={contactPath('plan')} className="text-link">
            {contact}
          </Link>{' '}
          {contactAfter}
        </>
      }
      id="questions"
      isHeadingBeside
    >
      <div>
        <Accordion.Root type="single" collapsible className="border-t border-line">
          {pricingFaq.map(({ id, question, answer, link }) => (
            <Accordion.Item key={id} value={id} className="border-b border-line">
              <Accordion.Header className="font-text">
                <Accordion.Trigger className="group flex min-h-11 w-full items-center justify-between gap-6 py-2 md:min-h-14 md:py-4 text-left text-18 font-semibold noscript:pointer-events-none noscript:invisible">
                  <span className="noscript:visible">{question}</span>
                  <Plus className="size-5 shrink-0 text-signal-deep transition-transform group-data-[state=open]:rotate-45" />
                </Accordion.Trigger>
              </Accordion.Header>
              <Accordion.Content
                forceMount
                className="max-w-prose pr-8 pb-6 text-16 text-steel data-[state=closed]:hidden noscript:data-[state=closed]:block"
              >
                <p>
                  <KeptTogether text={answer} words={planNames} />
                </p>
                {link && (
                  <Link to={link.to} className="text-link mt-3 inline-block">
                    {link.label}
                  </Link>
                )}
              </Accordion.Content>
            </Accordion.Item>
          ))}
        </Accordion.Root>
      </div>
    </Section>
  )
}
