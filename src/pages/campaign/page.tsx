import { Page } from '@/components/layout/page'
import { campaignCopy } from '@/content/campaign/campaign'
import { CampaignHero } from './campaign-hero'
import { DemoSection } from './demo-section'
import { ServiceList } from './service-list'
import { Stories } from './stories'

export function Component() {
  return (
    <Page title={campaignCopy.seoTitle} description={campaignCopy.description} head={<CampaignHero />}>
      <ServiceList />
      <Stories />
      <DemoSection />
    </Page>
  )
}
