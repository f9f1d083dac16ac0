import { Page } from '@/components/layout/page'
import { CampaignHero } from './campaign-hero'
import { DemoSection } from './demo-section'
import { seo } from './meta'
import { ServiceList } from './service-list'
import { Stories } from './stories'

export function Component() {
  return (
    <Page {...seo} head={<CampaignHero />}>
      <ServiceList />
      <Stories />
      <DemoSection />
    </Page>
  )
}
