import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'

function ServiceVideoPage() {
  return (
    <>
      <Seo title="Vehicle Videography" description="Vehicle videography for car dealerships." />
      <PageHead title="Vehicle videography" lead="Walkarounds, interior tours and feature spotlights." />
    </>
  )
}

export { ServiceVideoPage as Component }
