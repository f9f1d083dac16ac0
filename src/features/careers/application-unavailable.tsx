import { NoBackendNotice } from '@/components/no-backend-notice'
import { site } from '@/content/site'

/** Where an application can go when the form cannot take it. */
export function ApplicationUnavailable() {
  return <NoBackendNotice email={site.careersEmail} />
}
