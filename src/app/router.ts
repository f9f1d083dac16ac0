import { startTransition } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { fullStyles } from '@/app/full-styles'
import { pageCode } from '@/app/page-code'
import { isTakenOver, setHydrating } from '@/lib/hydration'

/** Below this a wait needs no spinner, and a move to a page whose code is at hand takes none. */
const patientMs = 150

/** The browser's router over this route table. */
export function createRouter(table: RouteObject[]) {
  const router = createBrowserRouter(table.map(withFullStyles))
  // Who moves on sees no prerendered page any more, even where the first was never taken over.
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') setHydrating(false)
  })
  const { subscribe } = router
  router.subscribe = (tell) => subscribe(lateIfLoading(inStepsIfStanding(tell)))
  return router
}

type Subscriber = Parameters<ReturnType<typeof createBrowserRouter>['subscribe']>[0]

/** Told at once that a page is loading, React would render the old one once more, only to be told of the new one. */
function lateIfLoading(tell: Subscriber): Subscriber {
  let timer: number | undefined
  return (state, options) => {
    clearTimeout(timer)
    if (state.navigation.state === 'idle') tell(state, options)
    else timer = window.setTimeout(tell, patientMs, state, options)
  }
}

/**
 * React renders the next page in one go (useTransitions of RouterProvider), which is faster. But a prerendered page that
 * it has not taken over yet it would throw away for that; only in a transition it leaves it alone.
 */
function inStepsIfStanding(tell: Subscriber): Subscriber {
  return (state, options) => {
    if (isTakenOver()) tell(state, options)
    else startTransition(() => tell(state, options))
  }
}

/** Every later page waits for the whole stylesheet too. */
function withFullStyles(route: RouteObject): RouteObject {
  const { lazy: load, children } = route
  return {
    ...route,
    ...(children && { children: children.map(withFullStyles) }),
    ...(typeof load === 'function' && {
      lazy: async () => {
        const [loaded] = await Promise.all([pageCode(load), fullStyles()])
        return loaded
      },
    }),
  } as RouteObject
}
