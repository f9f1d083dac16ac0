import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'

function CampaignPage() {
  return (
    <>
      <Seo title="See Your Lot in 360°" description="Vehicle media online by your next feed update." />
      <PageHead title="See your lot in 360°" lead="Online by your next feed update." />
    </>
  )
}

export { CampaignPage as Component }
