import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'

function PricingPage() {
  return (
    <>
      <Seo title="Pricing" description="Vehicle photography priced per vehicle, month to month." />
      <PageHead title="Priced per vehicle, month to month" lead="No long-term contract." />
    </>
  )
}

export { PricingPage as Component }
