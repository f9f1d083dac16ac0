import { LegalDocument } from '@/components/legal-document'
import { Page } from '@/components/page'
import { PageHead } from '@/components/page-head'
import { termsText } from '@/content/terms-of-use'

function TermsPage() {
  return (
    <Page
      title={termsText.seoTitle}
      description={termsText.description}
      head={<PageHead title={termsText.title} lead={termsText.lead} isLeadBeside />}
    >
      <LegalDocument text={termsText} />
    </Page>
  )
}

export { TermsPage as Component }
