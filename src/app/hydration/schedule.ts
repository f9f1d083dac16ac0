import { onNextInteraction } from '@/lib/interactions'
import { whenIdle } from '@/lib/loading/when-idle'

/** A browser that never rests hydrates after this long all the same. In ms after the load event. */
const idleTimeoutMs = 500

/** Resolves once the page has been painted, so that what is fetched then takes nothing from its first paint. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
}

/** Resolves at the first interaction, or once the page has loaded and the browser is idle. */
export function interactionOrIdle(): Promise<void> {
  return new Promise((resolve) => {
    onNextInteraction(resolve)
    if (document.readyState === 'complete') whenIdle(resolve, idleTimeoutMs)
    else addEventListener('load', () => whenIdle(resolve, idleTimeoutMs))
  })
}

/** A task of its own, so that the visitor's input gets in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
