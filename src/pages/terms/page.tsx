import { AfterHead } from '@/components/after-head'
import { LegalDocument } from '@/components/legal-document'
import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'
import { termsText } from '@/content/terms-of-use'

function TermsPage() {
  return (
    <>
      <Seo title={termsText.seoTitle} description={termsText.description} />
      <PageHead title={termsText.title} lead={termsText.lead} isLeadBeside />
      <AfterHead>
        <LegalDocument text={termsText} />
      </AfterHead>
    </>
  )
}

export { TermsPage as Component }
