import { LegalDocument } from '@/components/legal-document'
import { Page } from '@/components/page'
import { PageHead } from '@/components/page-head'
import { privacyText } from '@/content/privacy'

function PrivacyPage() {
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

export { PrivacyPage as Component }
