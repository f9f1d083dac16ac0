import { wantsLessData } from '@viewer/less-data'
import { loadQueryLayout, pages } from '@/app/route-table'
import { paths } from '@/lib/paths'
import { whenIdle } from '@/lib/when-idle'

/** Fetches other pages' code on approach, and at idle behind the links in view and in the header. */
export function prefetchPages() {
  for (const approach of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(approach, ({ target }) => prefetch(target), { passive: true })
  if (wantsLessData()) return
  // Waits for the page's own pictures.
  if (document.readyState === 'complete') whenIdle(prefetchVisible)
  else addEventListener('load', () => whenIdle(prefetchVisible))
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
  // Errors are ignored, because the click tries again.
  load(path).catch(() => {})
}

async function load(path: string) {
  const page = pages.find((page) => page.path === path)
  const [module] = await Promise.all([page?.lazy(), page?.hasQueries && loadQueryLayout()])
  module?.loader?.()
}

/** The path of a link's page, or of the page after a form. */
function nextPath(target: EventTarget | null) {
  if (!(target instanceof Element)) return undefined
  const link = target.closest('a')
  if (link) return link.origin === location.origin ? link.pathname : undefined
  return target.closest('form') ? paths.success : undefined
}
