// How a prerendered page becomes a React page. There are two states, static HTML and hydrated, and one step between.
//
// 1. Static. The page reads without scripts; links are plain links, Back is the browser's own, and the native controls
//    (fields, menu, range input) work. bootstrap.inline.ts records what the visitor enters, presses and drops
//    (early-input.ts) and keeps what is typed in the form's session draft (early-draft.ts).
// 2. After the first paint the framework, the app and the code of this page are fetched at low priority (schedule.ts);
//    at the first interaction, or once the browser is idle, they run. Code that does not arrive is asked for again
//    (until-loaded.ts), and forms meanwhile name phone and email.
// 3. One hydrateRoot of the whole page. In its commit texts that hydration has emptied come back, then the recorded
//    input is replayed (replay-early-input.ts): each thing counts as if React had been there, and counts once.
// `performance.mark('hydrated')` says when. In development nothing is prerendered and React renders the page.
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

/** Hydrates the page that is prerendered in `root`, or renders one where none is. */
export async function hydrate(root: HTMLElement) {
  const route = matchRoutes(routes, location)?.at(-1)?.route
  const isPrerendered = route !== undefined && root.dataset.route === route.path
  if (isPrerendered) {
    // React Router's documented order: load the matched route, then create the router, then hydrate.
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
  // React's own default only logs what an error boundary catches; this reaches error-reports.ts, too.
  const options = __ERROR_REPORTS_URL__ ? { onCaughtError: reportError } : {}
  if (!isPrerendered) return createRoot(root, options).render(app)
  await nextTask()
  if (early) {
    noteCurrentValues(early, root)
    early.pressing.abort()
  }
  // In a transition React works in slices, between which the visitor's input gets in.
  startTransition(() => void hydrateRoot(root, app, options))
}
