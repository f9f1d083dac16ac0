import { Page } from '@/components/layout/page'
import { careersCopy } from '@/content/careers/careers'
import { ApplicationSection } from './application-section'
import { CareersHead } from './careers-head'
import { OpenPositions } from './open-positions'

export function Component() {
  return (
    <Page title={careersCopy.seoTitle} description={careersCopy.description} head={<CareersHead />}>
      <OpenPositions />
      <ApplicationSection />
    </Page>
  )
}
