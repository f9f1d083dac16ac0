import { isPrerendered, onceTakenOver } from '@/lib/hydration'

/** A page that is not taken over by then is left as by a plain link. */
const patienceMs = 1_000

/**
 * Holds a pressed link back until the page is taken over. Told of the next page before, React would throw away the one
 * that stands there; so a link to a place on the page is the browser's own until then.
 */
export function holdNavigation() {
  const { pathname, search } = window.location
  const isHere = (place: Location | HTMLAnchorElement) =>
    place.pathname === pathname && place.search === search

  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!isPrerendered() || !link || !isPlain(event) || !leadsWithin(link)) return
      event.stopPropagation()
      if (isHere(link) && link.hash) return
      event.preventDefault()
      const timer = setTimeout(() => window.location.assign(link.href), patienceMs)
      onceTakenOver(() => {
        clearTimeout(timer)
        setTimeout(() => link.click())
      })
    },
    { capture: true },
  )
  window.addEventListener('popstate', (event) => {
    if (!isPrerendered()) return
    event.stopImmediatePropagation()
    if (!isHere(window.location)) window.location.reload()
  })
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

function leadsWithin(link: HTMLAnchorElement) {
  return link.origin === window.location.origin && !link.target && !link.hasAttribute('download')
}
