import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'

function ServiceStandardPage() {
  return (
    <>
      <Seo title="Standard Photography" description="Standard vehicle photography for car dealerships." />
      <PageHead title="Standard photography" lead="36 exterior images and up to 8 interior views." />
    </>
  )
}

export { ServiceStandardPage as Component }
