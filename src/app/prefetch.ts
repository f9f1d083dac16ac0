import { matchRoutes, type RouteObject } from 'react-router-dom'
import { pageCode } from '@/app/page-code'

const approaches = ['pointerover', 'focusin', 'touchstart'] as const

/** Fetches the code of a page as soon as a visitor points at, touches or focuses a link to it. */
export function prefetchOnApproach(routes: RouteObject[]) {
  for (const approach of approaches) {
    document.addEventListener(approach, ({ target }) => prefetch(routes, target), { passive: true })
  }
}

function prefetch(routes: RouteObject[], target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || !navigator.onLine) return
  for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
    // A failure here is no failure yet: the click asks again.
    if (typeof route.lazy === 'function') pageCode(route.lazy).catch(() => {})
  }
}
