import { matchRoutes } from 'react-router-dom'
import { fullStylesheet } from '@/app/hydration/full-stylesheet'
import { type PageHandle, routes } from '@/app/routes'

const approaches = ['pointerover', 'focusin', 'touchstart'] as const

/** How long the browser may put off fetching the pages behind visible links, once it is idle. In ms. */
const idleTimeoutMs = 2_000

/** Fetches the code of a page as soon as a visitor points at, touches or focuses a link to it. */
export function prefetchOnApproach() {
  for (const approach of approaches) {
    document.addEventListener(approach, ({ target }) => prefetch(linkAround(target)), { passive: true })
  }
}

/** Fetches, once the browser is idle, the code of the pages that visible links lead to. */
export function prefetchVisibleLinks() {
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
  idle(
    () => {
      if (savesData()) return
      void fullStylesheet()
      const visible = [...document.querySelectorAll('a')].filter(isVisible)
      for (const link of visible) prefetch(link)
    },
    { timeout: idleTimeoutMs },
  )
}

function prefetch(link: HTMLAnchorElement | null) {
  if (!link || link.origin !== location.origin || link.pathname === location.pathname || !navigator.onLine)
    return
  for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
    // A failure here is no failure yet: the click tries again.
    ;(route.handle as PageHandle | undefined)?.preload().catch(() => {})
  }
}

function linkAround(target: EventTarget | null) {
  return target instanceof Element ? target.closest('a') : null
}

function isVisible(link: HTMLAnchorElement) {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}

function savesData() {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } }
  return connection?.saveData === true
}
