import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'

function CalculatorPage() {
  return (
    <>
      <Seo title="Pricing Calculator" description="A quote for a dealership's inventory." noindex />
      <PageHead title="Pricing calculator" />
    </>
  )
}

export { CalculatorPage as Component }
