import { matchRoutes } from 'react-router-dom'
import { loadRoute } from '@/app/load-route'
import { routes } from '@/app/routes'
import { whenIdle } from '@/lib/loading/when-idle'
import { paths } from '@/lib/paths'

/** Fetches the code of the next page: on approach, and at idle what the links in view and the header's lead to. */
export function prefetchPages() {
  for (const approach of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(approach, ({ target }) => prefetch(nextPath(target)), { passive: true })
  }
  // After what the page itself still fetches.
  addEventListener('load', () => {
    if (!savesData()) whenIdle(prefetchVisible)
  })
}

function prefetchVisible() {
  for (const link of visibleLinks()) prefetch(link.pathname)
}

function prefetch(path: string | undefined) {
  if (!path || path === location.pathname || !navigator.onLine) return
  // Ignored: the click tries again.
  loadRoute(matchRoutes(routes, path)).catch(() => {})
}

/** The page behind a link, or the one that follows a form. */
function nextPath(target: EventTarget | null) {
  if (!(target instanceof Element)) return undefined
  const link = target.closest('a')
  if (link) return link.origin === location.origin ? link.pathname : undefined
  return target.closest('form') ? paths.success : undefined
}

function visibleLinks() {
  return [...document.querySelectorAll<HTMLAnchorElement>('header a, main a')].filter((link) => {
    const { top, bottom, width } = link.getBoundingClientRect()
    const isInView = width > 0 && bottom > 0 && top < innerHeight
    return link.origin === location.origin && (isInView || link.closest('header'))
  })
}

function savesData() {
  return (navigator as Navigator & { connection?: { saveData: boolean } }).connection?.saveData === true
}
