import { LegalPage } from '@/components/layout/legal-page'
import { termsText } from '@/content/legal/terms-of-use'

export function Component() {
  return <LegalPage text={termsText} />
}
