import { AfterHead } from '@/components/after-head'
import { LegalDocument } from '@/components/legal-document'
import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'
import { privacyText } from '@/content/privacy'

function PrivacyPage() {
  return (
    <>
      <Seo title={privacyText.seoTitle} description={privacyText.description} />
      <PageHead title={privacyText.title} lead={privacyText.lead} isLeadBeside />
      <AfterHead>
        <LegalDocument text={privacyText} />
      </AfterHead>
    </>
  )
}

export { PrivacyPage as Component }
