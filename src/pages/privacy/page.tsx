import { LegalPage } from '@/components/layout/legal-page'
import { privacyText } from '@/content/legal/privacy'
import { seo } from './meta'

export function Component() {
  return <LegalPage seo={seo} text={privacyText} />
}
