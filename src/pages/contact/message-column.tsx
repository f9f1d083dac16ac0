import { Link } from 'react-router-dom'
import { ScriptlessNotice } from '@/components/notices/scriptless-notice'
import { contactCopy } from '@/content/contact/contact'
import { ContactForm } from '@/features/leads/contact/contact-form'
import { paths } from '@/lib/paths'

export function MessageColumn() {
  const { heading, required, privacyBefore, privacyLink } = contactCopy.form
  return (
    <div>
      <h2 className="sr-only">{heading}</h2>
      <p className="mb-4 text-14 text-steel">{required}</p>
      <ScriptlessNotice />
      <ContactForm />
      <p className="mt-5 text-14 text-steel">
        {privacyBefore}{' '}
        <Link to={paths.privacy} className="text-link">
          {privacyLink}
        </Link>
        .
      </p>
    </div>
  )
}
