import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'

function ServiceEnhancementPage() {
  return (
    <>
      <Seo title="AI Enhancement" description="AI enhancement, included with all photography services." />
      <PageHead title="AI enhancement" lead="Included with all photography services." />
    </>
  )
}

export { ServiceEnhancementPage as Component }
