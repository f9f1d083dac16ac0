import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'

function CareersPage() {
  return (
    <>
      <Seo title="Careers" description="Independent contractor roles in MA, RI and CT." />
      <PageHead title="Work with Lotspin" lead="Independent contractor roles in MA, RI and CT." />
    </>
  )
}

export { CareersPage as Component }
