import { Link } from 'react-router-dom'
import { ScriptlessNotice } from '@/components/forms/form-notices'
import { Page } from '@/components/layout/page'
import { contactCopy, contactIntentCopy, intentTexts } from '@/content/contact/contact'
import { ContactForm } from '@/features/leads/contact/contact-form'
import { useAskedIntent } from '@/features/leads/contact/contact-intent'
import { early } from '@/lib/early-input'
import { paths } from '@/lib/paths'
import { ContactDetails } from './contact-details'
import { ContactHead } from './contact-head'
import { seo } from './meta'

const { form } = contactCopy
const headings = early.byIntent(intentTexts(({ request = form.heading }) => request))

export function Component() {
  const intent = useAskedIntent()
  return (
    <Page {...seo} head={<ContactHead />}>
      <div className="container-page grid gap-12 py-8 md:py-14 lg:cols-aside-88 lg:gap-20">
        <div>
          <h2 className="text-28" {...headings} suppressHydrationWarning>
            {(intent && contactIntentCopy[intent].request) ?? form.heading}
          </h2>
          <p className="mt-2 mb-4 text-14 text-steel">{form.required}</p>
          <ScriptlessNotice />
          <ContactForm />
          <p className="mt-5 text-16">{form.answer}</p>
          <p className="mt-2 text-14 text-steel">
            {form.privacyBefore}{' '}
            <Link to={paths.privacy} className="text-link">
              {form.privacyLink}
            </Link>
            .
          </p>
        </div>
        <ContactDetails />
      </div>
    </Page>
  )
}
