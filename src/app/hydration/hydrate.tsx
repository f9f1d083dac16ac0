// A prerendered page is static HTML first, and is then hydrated as a whole.
// 1. Static: links and native controls work. bootstrap.inline.ts records input (early-input.ts) and saves drafts
// (early-draft.ts).
// 2. After the first paint of content the code is fetched (schedule.ts), with retries (until-loaded.ts). It runs at the first
// interaction, or when the browser is idle.
// 3. Hydration: in its commit, controls get back what the visitor entered; then recorded input is replayed
// (replay-early-input.ts).
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { prefetchVisibleLinks } from '@/app/prefetch'
import { type PageHandle, routes } from '@/app/routes'
import { noteCurrentValues } from './early-input'
import { fullStylesheet } from './full-stylesheet'
import { HydrationComplete } from './hydration-complete'
import { nextTask } from './schedule'
import { untilLoaded } from './until-loaded'

export async function hydrate(root: HTMLElement) {
  const route = matchRoutes(routes, location)?.at(-1)?.route
  const isPrerendered = route !== undefined && root.dataset.route === route.path
  if (isPrerendered) {
    // React Router's documented order: load the matched route, create the router, then hydrate.
    const { load, preload } = route.handle as PageHandle
    const [page] = await untilLoaded(() => Promise.all([load(), preload(), fullStylesheet()]))
    Object.assign(route, { Component: page.Component, lazy: undefined })
    await nextTask()
  }
  const router = createBrowserRouter(routes)
  if (__ANALYTICS_URL__) {
    const url = __ANALYTICS_URL__
    void import('@/app/monitoring/page-views').then(({ countPageViews }) => countPageViews(router, url))
  }
  const { early, loaded } = globalThis.bootstrap ?? {}
  const app = (
    <StrictMode>
      <RouterProvider router={router} useTransitions={false} />
      {early && (
        <HydrationComplete early={early} onComplete={() => void loaded?.then(prefetchVisibleLinks)} />
      )}
    </StrictMode>
  )
  // React's default only logs what an error boundary catches; this also reports it.
  const options = __ERROR_REPORTS_URL__ ? { onCaughtError: reportError } : {}
  if (!isPrerendered) return createRoot(root, options).render(app)
  await nextTask()
  if (early) {
    noteCurrentValues(early, root)
    early.isHydrating = true
  }
  // A transition renders in slices, so that input events are handled in between.
  startTransition(() => void hydrateRoot(root, app, options))
}
