import { AfterHead } from '@/components/after-head'
import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'
import { contactCopy } from '@/content/contact'
import { spinDarkFront } from '@/content/pictures'
import { ContactDetails } from './contact-details'
import { MessageColumn } from './message-column'

function ContactPage() {
  return (
    <>
      <Seo title={contactCopy.seo.title} description={contactCopy.seo.description} />
      <PageHead
        title={contactCopy.title}
        lead={contactCopy.lead}
        picture={{ source: spinDarkFront, alt: contactCopy.pictureAlt }}
        degrees={contactCopy.pictureDegrees}
      />
      <AfterHead>
        <div className="container-page grid gap-12 py-12 md:py-20 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-20">
          <MessageColumn />
          <ContactDetails />
        </div>
      </AfterHead>
    </>
  )
}

export { ContactPage as Component }
