import { Link } from 'react-router-dom'
import { Section } from '@/components/layout/section'
import { Accordion } from '@/components/ui/accordion'
import { pricingCopy } from '@/content/pricing/pricing'
import { pricingFaq } from '@/content/pricing/pricing-faq'
import { contactPath } from '@/lib/paths'

const items = pricingFaq.map(({ id, question, answer, link }) => ({
  id,
  title: question,
  body: (
    <>
      <p>{answer}</p>
      {link && (
        <Link to={link.to} className="text-link mt-3 inline-block">
          {link.label}
        </Link>
      )}
    </>
  ),
}))

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
      <Accordion items={items} />
    </Section>
  )
}
