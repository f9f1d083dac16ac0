import { matchRoutes } from 'react-router-dom'
import { type PageHandle, routes } from '@/app/routes'
import { savesData } from '@/lib/loading/saves-data'
import { whenIdle } from '@/lib/loading/when-idle'

const approaches = ['pointerover', 'focusin', 'touchstart'] as const

export function prefetchOnApproach() {
  for (const approach of approaches) {
    document.addEventListener(approach, ({ target }) => void prefetch(linkAround(target)), { passive: true })
  }
}

/** One after the other, so that what the page itself still fetches gets most of the connection. */
export function prefetchVisibleLinks() {
  whenIdle(async () => {
    if (savesData()) return
    for (const link of [...document.querySelectorAll('a')].filter(isVisible)) await prefetch(link)
  })
}

async function prefetch(link: HTMLAnchorElement | null) {
  if (!link || link.origin !== location.origin || link.pathname === location.pathname || !navigator.onLine)
    return
  const loads = matchRoutes(routes, link.pathname)?.map(({ route }) =>
    // Ignored: the click tries again.
    (route.handle as PageHandle | undefined)?.preload().catch(() => {}),
  )
  await Promise.all(loads ?? [])
}

function linkAround(target: EventTarget | null) {
  return target instanceof Element ? target.closest('a') : null
}

function isVisible(link: HTMLAnchorElement) {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}
