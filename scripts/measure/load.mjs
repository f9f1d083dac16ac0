import { visit } from './visit.mjs'

/**
 * @typedef {object} Load what the first load of an address took, nobody scrolling or pressing anything
 * @property {number} fcpMs
 * @property {number} lcpMs
 * @property {string} lcpElement
 * @property {number} cls
 * @property {number} tbtMs what long tasks took beyond 50 ms each, from the first paint until the network was quiet
 * @property {number} longestTaskMs 0 where none took 50 ms
 * @property {number} bytes
 * @property {number} requests
 */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./profiles.mjs').Profile} profile
 * @param {string} address
 * @returns {Promise<Load>}
 */
export function measureLoad(browser, profile, address) {
  return visit(browser, profile, address, async ({ page, traffic }) => {
    const { fcpMs, noted } = await page.evaluate(() => ({
      fcpMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      noted: /** @type {any} */ (window).noted,
    }))
    return {
      fcpMs,
      lcpMs: noted.lcp.ms,
      lcpElement: noted.lcp.what,
      cls: noted.shift,
      tbtMs: blockingTime(noted.tasks, fcpMs),
      longestTaskMs: Math.max(0, ...noted.tasks.map((/** @type {Task} */ { ms }) => ms)),
      ...traffic.total(),
    }
  })
}

/** @typedef {{ start: number, ms: number }} Task */

/** @param {Task[]} tasks @param {number} fromMs */
function blockingTime(tasks, fromMs) {
  return tasks.reduce((sum, { start, ms }) => sum + Math.max(0, start + ms - Math.max(start, fromMs) - 50), 0)
}

/**
 * @param {Load[]} loads
 * @returns {Load}
 */
export function medianLoad(loads) {
  const of = (/** @type {(load: Load) => number} */ read) => median(loads.map(read))
  return {
    fcpMs: of(({ fcpMs }) => fcpMs),
    lcpMs: of(({ lcpMs }) => lcpMs),
    lcpElement: loads[0]?.lcpElement ?? '',
    cls: of(({ cls }) => cls),
    tbtMs: of(({ tbtMs }) => tbtMs),
    longestTaskMs: of(({ longestTaskMs }) => longestTaskMs),
    bytes: of(({ bytes }) => bytes),
    requests: of(({ requests }) => requests),
  }
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}
