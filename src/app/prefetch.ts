import { matchRoutes } from 'react-router-dom'
import { type PageHandle, routes } from '@/app/routes'
import { savesData } from '@/lib/loading/saves-data'
import { whenIdle } from '@/lib/loading/when-idle'

const approaches = ['pointerover', 'focusin', 'touchstart'] as const

export function prefetchOnApproach() {
  for (const approach of approaches) {
    document.addEventListener(approach, ({ target }) => prefetch(linkAround(target)), { passive: true })
  }
}

export function prefetchVisibleLinks() {
  whenIdle(() => {
    if (savesData()) return
    for (const link of [...document.querySelectorAll('a')].filter(isVisible)) prefetch(link)
  })
}

function prefetch(link: HTMLAnchorElement | null) {
  if (!link || link.origin !== location.origin || link.pathname === location.pathname || !navigator.onLine)
    return
  for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
    // Ignored: the click tries again.
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
