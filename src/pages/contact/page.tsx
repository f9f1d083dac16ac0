import { Link } from 'react-router-dom'
import { Page } from '@/components/page'
import { PageHead } from '@/components/page-head'
import { ScriptlessNotice } from '@/components/scriptless-notice'
import { contactCopy } from '@/content/contact'
import { spinDarkFront } from '@/content/pictures'
import { ContactForm } from '@/features/leads/contact-form'
import { paths } from '@/lib/paths'
import { ContactDetails } from './contact-details'

function ContactPage() {
  return (
    <Page
      title="Contact"
      description="Schedule a demo or ask a question: phone, email and a short form that a person reads."
      head={
        <PageHead
          title={contactCopy.title}
          lead={contactCopy.lead}
          picture={{ source: spinDarkFront, alt: contactCopy.pictureAlt }}
          degrees={contactCopy.pictureDegrees}
        />
      }
    >
      <div className="container-page grid gap-12 py-12 md:py-20 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-20">
        <div>
          <h2 className="text-28">Send us a message</h2>
          <p className="mt-2 mb-7 text-16 text-steel">Fields marked * are required.</p>
          <ScriptlessNotice />
          <ContactForm />
          <p className="mt-5 text-14 text-steel">
            We use what you send to answer you, and for nothing else. See our{' '}
            <Link to={paths.privacy} className="text-link">
              privacy policy
            </Link>
            .
          </p>
        </div>
        <ContactDetails />
      </div>
    </Page>
  )
}

export { ContactPage as Component }
