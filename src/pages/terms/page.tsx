import { LegalDocument } from '@/components/layout/legal-document'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { termsText } from '@/content/legal/terms-of-use'

export function Component() {
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
