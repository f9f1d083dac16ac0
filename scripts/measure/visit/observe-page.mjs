/**
 * @typedef {{ startMs: number, ms: number }} Task
 * @typedef {object} Observed what a page says of itself, as window.observed
 * @property {number} cls
 * @property {Task[]} tasks those of 50 ms or more
 * @property {{ ms: number, what: string }} lcp
 * @property {{ ms: number, what: string }[]} interactions with what the pointer or key met
 * @property {Promise<number>} hydrated when performance.mark('hydrated') was called
 *
 * @typedef {PerformanceEntry & { value?: number, element?: Element, url?: string }} Entry with what single kinds add
 */

/** Runs in the page before all else. */
export function observePage() {
  const observed = /** @type {Observed} */ ({
    cls: 0,
    tasks: [],
    lcp: { ms: 0, what: '' },
    interactions: [],
    hydrated: new Promise((resolve) =>
      observe('mark', ({ name, startTime }) => name === 'hydrated' && resolve(startTime)),
    ),
  })
  Object.assign(window, { observed })

  observe('layout-shift', ({ value = 0 }) => {
    observed.cls += value
  })
  observe('longtask', ({ startTime, duration }) => observed.tasks.push({ startMs: startTime, ms: duration }))
  observe('largest-contentful-paint', ({ startTime, element, url }) => {
    const tag = element?.tagName.toLowerCase() ?? 'removed'
    const what = url ? url.split('/').at(-1) : element?.textContent?.trim().slice(0, 24)
    observed.lcp = { ms: startTime, what: `${tag} ${what}` }
  })
  observe('event', (entry) => {
    const { interactionId, name, duration } = /** @type {PerformanceEventTiming} */ (entry)
    if (interactionId) observed.interactions.push({ ms: duration, what: name })
  })

  /** @param {string} type @param {(entry: Entry) => void} note */
  function observe(type, note) {
    const options = { type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) }
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options)
  }
}
