import './styles.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from '@/app/app'
import { showCodeMissing } from '@/app/early-input/code-missing'
import { noteCurrentValues } from '@/app/early-input/record'
import { firstPageLoaded } from '@/app/first-page'
import { noteMissingCode } from '@/app/reload-stale-page'
import { routes } from '@/app/routes'
import { rememberCampaign } from '@/features/leads/lead-source'
import { env } from '@/lib/env'
import { whenIdle } from '@/lib/when-idle'

// In development this element is empty. In a build, scripts/build/prerender.mjs fills it with the output of
// entry-server.tsx.
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

noteMissingCode()
rememberCampaign()
const { errorReportsUrl, analyticsUrl } = env
if (errorReportsUrl)
  void import('@/app/monitoring/error-reports').then(({ reportErrors }) => reportErrors(errorReportsUrl))

start(root).then(prefetchLater, (error: unknown) => {
  showCodeMissing()
  reportError(error)
})

const ignoreError = () => {}

function prefetchLater() {
  // Ignore the error: links still work without prefetching.
  whenIdle(() => import('@/app/prefetch').then(({ prefetchPages }) => prefetchPages(), ignoreError))
}

async function start(root: HTMLElement) {
  // Evaluating the modules is a long task, so let the browser handle input before the next task.
  await new Promise((resolve) => setTimeout(resolve))
  const isPrerendered = root.hasChildNodes()
  const router = createBrowserRouter(routes)
  if (isPrerendered) await firstPageLoaded(router)
  if (analyticsUrl)
    void import('@/app/monitoring/page-views').then(({ countPageViews }) =>
      countPageViews(router, analyticsUrl),
    )

  const early = globalThis.earlyInput
  const app = (
    <App early={early}>
      <RouterProvider router={router} useTransitions={false} />
    </App>
  )
  // By default, React logs errors caught by an error boundary but doesn't report them, so report them here.
  const options = { onCaughtError: reportError }
  if (!isPrerendered) return createRoot(root, options).render(app)
  if (early) {
    noteCurrentValues(early, root)
    early.isHydrating = true
  }
  startTransition(() => void hydrateRoot(root, app, options))
}
