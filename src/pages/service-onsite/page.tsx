import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'

function ServiceOnsitePage() {
  return (
    <>
      <Seo title="On-Site Service" description="We photograph your vehicles on your lot." />
      <PageHead title="On-site service" lead="We come to your lot." />
    </>
  )
}

export { ServiceOnsitePage as Component }
