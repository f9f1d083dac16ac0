import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { fullStyles } from '@/app/full-styles'
import { pageCode } from '@/app/page-code'

/** Below this a wait needs no spinner, and a move to a page whose code is at hand takes none. */
const spinnerAfterMs = 150

/** The browser's router over this route table. */
export function createRouter(table: RouteObject[]) {
  const router = createBrowserRouter(table.map(withFullStyles))
  const { subscribe } = router
  router.subscribe = (tell) => subscribe(lateIfLoading(tell))
  return router
}

type Subscriber = Parameters<ReturnType<typeof createBrowserRouter>['subscribe']>[0]

/** Told at once that a page is loading, React would render the old one once more, only to be told of the new one. */
function lateIfLoading(tell: Subscriber): Subscriber {
  let timer: number | undefined
  return (state, options) => {
    clearTimeout(timer)
    if (state.navigation.state === 'idle') tell(state, options)
    else timer = window.setTimeout(tell, spinnerAfterMs, state, options)
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
