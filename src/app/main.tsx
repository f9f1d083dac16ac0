import './styles.css'
import { hydrate } from '@/app/hydration/hydrate'
import { prefetchOnApproach } from '@/app/prefetch'

// Built pages declare the fonts inline; declaring them again would fetch and swap them again.
if (import.meta.env.DEV) void import('./fonts.css')

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

if (__ERROR_REPORTS_URL__) {
  const url = __ERROR_REPORTS_URL__
  void import('@/app/monitoring/error-reports').then(({ reportErrors }) => reportErrors(url))
}
prefetchOnApproach()
void hydrate(root)
