import { onNextInteraction } from '@/lib/interactions'
import { whenIdle } from '@/lib/loading/when-idle'

/** After the load event, for a browser that is never idle. */
const idleTimeoutMs = 500

/**
 * Resolves after the first paint of content, so that fetches started then don't delay it.
 * The first paint of all may be a bare background: of a page that is still arriving, on a busy device.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })
}

export function interactionOrIdle(): Promise<void> {
  return new Promise((resolve) => {
    onNextInteraction(resolve)
    if (document.readyState === 'complete') whenIdle(resolve, idleTimeoutMs)
    else addEventListener('load', () => whenIdle(resolve, idleTimeoutMs))
  })
}

/** A separate task, so that input events are handled in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
