import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'

function AllPlansPage() {
  return (
    <>
      <Seo title="All Plans" description="All plans and add-ons for vehicle photography." />
      <PageHead title="Choose Your Perfect Plan" lead="All plans and add-ons." />
    </>
  )
}

export { AllPlansPage as Component }
