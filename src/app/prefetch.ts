import { wantsLessData } from '@viewer/less-data'
import { loadQueryLayout, pages } from '@/app/route-table'
import { paths } from '@/lib/paths'
import { whenIdle } from '@/lib/when-idle'

/**
 * Prefetches a page's code when its link is hovered, focused or touched. When the browser is idle, also prefetches the
 * pages behind visible links and header links, unless data saver is on.
 */
export function prefetchPages() {
  for (const approach of ['pointerover', 'touchstart'] as const)
    document.addEventListener(approach, ({ target }) => prefetch(target), { passive: true })
  // A dialog moves focus while it opens, and requests started then would delay showing it.
  document.addEventListener('focusin', ({ target }) => whenIdle(() => prefetch(target)))
  if (wantsLessData()) return
  // Let the current page's pictures load first.
  if (document.readyState === 'complete') whenIdle(prefetchVisible)
  else addEventListener('load', () => whenIdle(prefetchVisible))
}

function prefetchVisible() {
  const observer = new IntersectionObserver((links) => {
    observer.disconnect()
    // Each page gets its own idle callback, because starting all requests at once would block a slow phone for 100 ms.
    for (const { target, isIntersecting } of links)
      if (isIntersecting || !target.closest('main')) whenIdle(() => prefetch(target))
  })
  for (const link of document.querySelectorAll('header a, main a')) observer.observe(link)
}

async function prefetch(target: EventTarget | null) {
  if (!(target instanceof Element) || !navigator.onLine) return
  const link = target.closest('a')
  // Inside a form, the next page is the one shown after submitting.
  const path = link ? link.pathname : target.closest('form') && paths.success
  if (path === location.pathname || (link && link.origin !== location.origin)) return
  const page = pages.find((page) => page.path === path)
  // The error is ignored, because following the link tries to load the code again.
  const [module] = await Promise.all([page?.lazy(), page?.hasQueries && loadQueryLayout()]).catch(() => [])
  module?.loader?.()
}
