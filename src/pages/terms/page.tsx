import { LegalPage } from '@/components/layout/legal-page'
import { termsText } from '@/content/legal/terms-of-use'
import { seo } from './meta'

export function Component() {
  return <LegalPage seo={seo} text={termsText} />
}
