import { Page } from '@/components/layout/page'
import { contactCopy } from '@/content/contact/contact'
import { ContactDetails } from './contact-details'
import { ContactHead } from './contact-head'
import { MessageColumn } from './message-column'

export function Component() {
  return (
    <Page title={contactCopy.seo.title} description={contactCopy.seo.description} head={<ContactHead />}>
      <div className="container-page grid gap-12 pt-4 pb-12 md:pt-8 md:pb-20 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-20">
        <MessageColumn />
        <ContactDetails />
      </div>
    </Page>
  )
}
