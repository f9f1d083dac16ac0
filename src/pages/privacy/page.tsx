import { LegalPage } from '@/components/layout/legal-page'
import { privacyText } from '@/content/legal/privacy'

export function Component() {
  return <LegalPage text={privacyText} />
}
