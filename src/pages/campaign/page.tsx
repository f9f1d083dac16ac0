import { AfterHead } from '@/components/after-head'
import { Seo } from '@/components/seo'
import { campaignCopy } from '@/content/campaign'
import { CampaignHero } from './campaign-hero'
import { DemoSection } from './demo-section'
import { ServiceList } from './service-list'
import { Stories } from './stories'

function CampaignPage() {
  return (
    <>
      <Seo title={campaignCopy.seoTitle} description={campaignCopy.description} />
      <CampaignHero />
      <AfterHead>
        <ServiceList />
        <Stories />
        <DemoSection />
      </AfterHead>
    </>
  )
}

export { CampaignPage as Component }
