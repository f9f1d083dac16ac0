import { useLocation } from 'react-router-dom'
import { contactCopy, contactIntentCopy, intentTexts } from '@/content/contact/contact'
import { site } from '@/content/site/site'
import { intentOf } from '@/features/leads/contact/contact-intent'
import { early } from '@/lib/early-input'
import { useClientValue } from '@/lib/use-client-value'

const titles = early.byIntent(intentTexts(({ title }) => title))
const leads = early.byIntent(intentTexts(({ lead }) => lead))

/** One static page serves every `?for=`: its texts are replaced before the first paint, hence the suppressed warnings. */
export function ContactHead() {
  const { search } = useLocation()
  const intent = useClientValue(() => intentOf(search), undefined)
  const { title, lead } = intent ? contactIntentCopy[intent] : contactCopy
  return (
    <div className="on-dark">
      <div className="container-page pt-4 pb-5 md:pt-12 md:pb-10">
        <h1 className="text-40" {...titles} suppressHydrationWarning>
          {title}
        </h1>
        <p
          className="mt-2 max-w-[54rem] text-16 text-fog md:mt-3 md:text-18"
          {...leads}
          suppressHydrationWarning
        >
          {lead}
        </p>
        <a href={site.phone.href} className="text-link inline-flex min-h-11 items-center text-16 md:hidden">
          {contactCopy.call} {site.phone.display}
        </a>
      </div>
    </div>
  )
}
