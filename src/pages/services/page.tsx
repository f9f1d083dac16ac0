import { Link } from 'react-router-dom'
import { ClosingCall } from '@/components/layout/closing-call'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { buttonClasses } from '@/components/ui/button'
import { KeptTogether } from '@/components/ui/kept-together'
import { servicesCopy } from '@/content/services/overview/services-page'
import { paths } from '@/lib/paths'
import { seo } from './meta'
import { PlatformList } from './platform-list'
import { ProcessTimeline } from './process-timeline'
import { ServiceIndex } from './service-index'

export function Component() {
  const { title, lead, prices, closing } = servicesCopy
  return (
    <Page
      {...seo}
      head={
        <PageHead
          title={title}
          lead={<KeptTogether text={lead} words="Self-Serve Plus" />}
          leadPlace="beside"
        >
          <Link className={buttonClasses()} to={paths.pricing}>
            {prices}
          </Link>
        </PageHead>
      }
    >
      <ServiceIndex />
      <ProcessTimeline />
      <PlatformList />
      <ClosingCall heading={closing.heading} action={closing.action}>
        <Link className={buttonClasses({ variant: 'outline' })} to={paths.pricing}>
          {closing.pricing}
        </Link>
      </ClosingCall>
    </Page>
  )
}
