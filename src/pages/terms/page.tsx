import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'

function TermsPage() {
  return (
    <>
      <Seo title="Terms of Use" description="The terms of use of this site." />
      <PageHead title="Terms of use" lead="The terms of use of this site." />
    </>
  )
}

export { TermsPage as Component }
