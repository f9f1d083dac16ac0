import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'

function PrivacyPage() {
  return (
    <>
      <Seo title="Privacy Policy" description="What this site does with your data." />
      <PageHead title="Privacy policy" lead="What this site does with your data." />
    </>
  )
}

export { PrivacyPage as Component }
