import { Link } from 'react-router-dom'
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
    <section aria-labelledby="faq-heading" className="bg-paper py-14 md:py-24 lg:py-28">
      <div className="container-page grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-20">
        <header className="lg:tall:sticky lg:top-28 lg:self-start">
          <h2 id="faq-heading" className="text-heading">
            {heading}
          </h2>
          <p className="mt-4 text-18 text-steel">
            {contactBefore}{' '}
            <Link to={contactPath('plan')} className="text-link">
              {contact}
            </Link>{' '}
            {contactAfter}
          </p>
        </header>
        <Accordion items={items} />
      </div>
    </section>
  )
}
