import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'

function ServiceBrandingPage() {
  return (
    <>
      <Seo title="Custom Branding" description="Your logo, colors and contact details on every picture." />
      <PageHead title="Custom branding" lead="Your logo, colors and contact details on every picture." />
    </>
  )
}

export { ServiceBrandingPage as Component }
