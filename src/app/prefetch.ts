import { matchRoutes } from 'react-router-dom'
import { loadRoute } from '@/app/load-route'
import { routes } from '@/app/routes'
import { paths } from '@/lib/paths'
import { savesData } from '@/lib/saves-data'
import { whenIdle } from '@/lib/when-idle'

/** Fetches the code of the next page: on approach, and at idle what the links in view and the header's lead to. */
export function prefetchPages() {
  for (const approach of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(approach, ({ target }) => prefetch(target), { passive: true })
  }
  // After what the page itself still fetches.
  if (!savesData()) addEventListener('load', () => whenIdle(prefetchVisible))
}

function prefetchVisible() {
  for (const link of document.querySelectorAll('header a, main a')) {
    const { top, bottom, width } = link.getBoundingClientRect()
    const isInView = width > 0 && bottom > 0 && top < innerHeight
    if (isInView || link.closest('header')) prefetch(link)
  }
}

function prefetch(target: EventTarget | null) {
  const path = nextPath(target)
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
