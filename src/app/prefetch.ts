import { matchRoutes } from 'react-router-dom'
import { type PageHandle, routes } from '@/app/routes'
import { savesData } from '@/lib/loading/saves-data'
import { whenIdle } from '@/lib/loading/when-idle'

const approaches = ['pointerover', 'focusin', 'touchstart'] as const

export function prefetchOnApproach() {
  for (const approach of approaches) {
    document.addEventListener(approach, ({ target }) => void prefetch(nextPage(target)), { passive: true })
  }
}

/** One after the other, so that what the page itself still fetches gets most of the connection. */
export function prefetchVisibleLinks() {
  whenIdle(async () => {
    if (savesData()) return
    for (const link of [...document.querySelectorAll('a')].filter(isVisible)) await prefetch(nextPage(link))
  })
}

async function prefetch(pathname: string | undefined) {
  if (!pathname || pathname === location.pathname || !navigator.onLine) return
  const loads = matchRoutes(routes, pathname)?.map(({ route }) =>
    // Ignored: the click tries again.
    (route.handle as PageHandle | undefined)?.preload().catch(() => {}),
  )
  await Promise.all(loads ?? [])
}

/** The page behind a link, or the one that follows a form. */
function nextPage(element: EventTarget | null): string | undefined {
  if (!(element instanceof Element)) return undefined
  const link = element.closest('a')
  if (link) return link.origin === location.origin ? link.pathname : undefined
  return element.closest('form')?.dataset.nextPage
}

function isVisible(link: HTMLAnchorElement) {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}
