import { AfterHead } from '@/components/after-head'
import { Seo } from '@/components/seo'
import { careersCopy } from '@/content/careers'
import { ApplicationSection } from './application-section'
import { CareersHead } from './careers-head'
import { OpenPositions } from './open-positions'

function CareersPage() {
  return (
    <>
      <Seo title={careersCopy.seoTitle} description={careersCopy.description} />
      <CareersHead />
      <AfterHead>
        <OpenPositions />
        <ApplicationSection />
      </AfterHead>
    </>
  )
}

export { CareersPage as Component }
