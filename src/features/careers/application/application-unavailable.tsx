import { NoBackendNotice } from '@/components/notices/no-backend-notice'
import { site } from '@/content/site/site'

/** Where an application can go when the form cannot take it. */
export function ApplicationUnavailable() {
  return <NoBackendNotice email={site.careersEmail} />
}
