import { LegalPage } from '@/components/layout/legal-page'
import { accessibilityText } from '@/content/legal/accessibility'

export function Component() {
  return <LegalPage text={accessibilityText} />
}
