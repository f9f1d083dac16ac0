import { LegalDocument } from '@/components/layout/legal-document'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { privacyText } from '@/content/legal/privacy'

export function Component() {
  return (
    <Page
      title={privacyText.seoTitle}
      description={privacyText.description}
      head={<PageHead title={privacyText.title} lead={privacyText.lead} isLeadBeside />}
    >
      <LegalDocument text={privacyText} />
    </Page>
  )
}
