import { LegalPage } from '@/components/layout/legal-page'
import { accessibilityText } from '@/content/legal/accessibility'
import { seo } from './meta'

export function Component() {
  return <LegalPage seo={seo} text={accessibilityText} />
}
