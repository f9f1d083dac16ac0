import { Link } from 'react-router-dom'
import { ClosingCall } from '@/components/layout/closing-call'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { Statement } from '@/components/layout/statement'
import { Button } from '@/components/ui/button'
import { darkPickupFront, darkPickupRear } from '@/content/media/stills/dark-pictures'
import { servicesCopy } from '@/content/services/overview/services-page'
import { paths } from '@/lib/paths'
import { PlatformList } from './platform-list'
import { ProcessTimeline } from './process-timeline'
import { ServiceIndex } from './service-index'

function ServicesPage() {
  const { seo, title, lead, pictureAlt, pictureDegrees, closing } = servicesCopy
  return (
    <Page
      title={seo.title}
      description={seo.description}
      head={
        <PageHead
          title={title}
          lead={lead}
          picture={{ source: darkPickupFront, alt: pictureAlt }}
          degrees={pictureDegrees}
        />
      }
    >
      <ServiceIndex />
      <Statement text={servicesCopy.statement} tone="mist" />
      <ProcessTimeline />
      <PlatformList />
      <ClosingCall
        heading={closing.heading}
        lead={closing.lead}
        action={closing.action}
        picture={darkPickupRear}
      >
        <Button asChild variant="outline">
          <Link to={paths.pricing}>{closing.pricing}</Link>
        </Button>
      </ClosingCall>
    </Page>
  )
}

export { ServicesPage as Component }
