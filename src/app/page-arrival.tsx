import { useEffect } from 'react'
import { replayEarlyInput } from '@/app/early-input'
import { isPrerendered, setHydrating } from '@/lib/hydration'

/** Stands beside every page: once the page is React's own, it gets what was pressed and typed before. */
export function PageArrival() {
  useEffect(() => {
    tidyHead(isPrerendered())
    setHydrating(false)
    // Not within the effect: there React could not take over the parts around what is replayed.
    setTimeout(() => void replayEarlyInput())
  }, [])
  return null
}

/**
 * The prerenderer marks what it writes into the head for one page. React adopts its own elements when it takes that
 * page over, so they lose the mark; on every other page what still has it speaks of a page that is gone.
 */
function tidyHead(isTakenOver: boolean) {
  for (const element of document.head.querySelectorAll('[data-prerendered]')) {
    if (!isTakenOver) element.remove()
    else if (!element.matches('script, [data-static]')) element.removeAttribute('data-prerendered')
  }
}
