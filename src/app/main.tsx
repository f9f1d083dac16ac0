import './fonts.css'
import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { showCodeMissing } from '@/app/early-input/code-missing'
import { EarlyInputReplay } from '@/app/early-input/early-input-replay'
import { noteCurrentValues } from '@/app/early-input/record'
import { loadRoute } from '@/app/load-route'
import { prefetchPages } from '@/app/prefetch'
import { noteMissingCode } from '@/app/reload-stale-page'
import { routes } from '@/app/routes'
import { env } from '@/lib/env'
import { rememberCampaign } from '@/lib/lead-source'
import { queryClient } from '@/lib/query-client'

// In development the root is empty; scripts/build/prerender.mjs fills it with what entry-server.tsx renders.
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

noteMissingCode()
rememberCampaign()
const { errorReportsUrl, analyticsUrl } = env
if (errorReportsUrl)
  void import('@/app/monitoring/error-reports').then(({ reportErrors }) => reportErrors(errorReportsUrl))

start(root).then(prefetchPages, (error: unknown) => {
  showCodeMissing()
  reportError(error)
})

/** Nothing but the hydrated page is in the way of a static page: what is entered meanwhile is kept (early-input/README.md). */
async function start(root: HTMLElement) {
  const isPrerendered = root.hasChildNodes()
  if (isPrerendered) await loadRoute(matchRoutes(routes, location))
  const router = createBrowserRouter(routes)
  if (analyticsUrl)
    void import('@/app/monitoring/page-views').then(({ countPageViews }) =>
      countPageViews(router, analyticsUrl),
    )

  const early = globalThis.earlyInput
  const app = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} useTransitions={false} />
      </QueryClientProvider>
      {early && <EarlyInputReplay early={early} />}
    </StrictMode>
  )
  // React's default only logs what an error boundary catches; this also reports it.
  const options = { onCaughtError: reportError }
  if (!isPrerendered) return createRoot(root, options).render(app)
  if (early) {
    noteCurrentValues(early, root)
    early.isHydrating = true
  }
  startTransition(() => void hydrateRoot(root, app, options))
}
