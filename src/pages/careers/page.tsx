import { Page } from '@/components/layout/page'
import { careersCopy } from '@/content/careers/careers'
import { ApplicationSection } from './application-section'
import { CareersHead } from './careers-head'
import { OpenPositions } from './open-positions'

function CareersPage() {
  return (
    <Page title={careersCopy.seoTitle} description={careersCopy.description} head={<CareersHead />}>
      <OpenPositions />
      <ApplicationSection />
    </Page>
  )
}

export { CareersPage as Component }
