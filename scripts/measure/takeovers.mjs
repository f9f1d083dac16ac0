import { asTable } from '../build/table.mjs'
import { median } from './load.mjs'
import { longestTaskMs } from './profiles.mjs'
import { visit } from './visit.mjs'

/**
 * What it costs that React takes a page over at the visitor's first move: the longest task from then on.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./profiles.mjs').Profile} profile
 * @param {import('./loads.mjs').Options} options
 */
export async function measureTakeovers(browser, profile, { base, pages, runs }) {
  const rows = []
  let misses = 0
  for (const { path } of pages) {
    const takeovers = []
    for (let run = 0; run < runs; run += 1) takeovers.push(await takeOver(browser, profile, base + path))
    const longest = median(takeovers.map(({ longestMs }) => longestMs))
    const isMiss = longest > longestTaskMs
    if (isMiss) misses += 1
    rows.push([
      path,
      `${longest.toFixed()}${isMiss ? ' !' : '  '}`,
      median(takeovers.map(({ tbtMs }) => tbtMs)).toFixed(),
      (median(takeovers.map(({ bytes }) => bytes)) / 1000).toFixed(1),
    ])
  }
  return { table: asTable(['taking over', 'longest task ms', 'TBT ms', 'kB more'], rows), misses }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./profiles.mjs').Profile} profile
 * @param {string} address
 */
function takeOver(browser, profile, address) {
  return visit(browser, profile, address, async ({ page, traffic }) => {
    const before = traffic.total().bytes
    const startMs = await page.evaluate(() => {
      dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
      return performance.now()
    })
    await traffic.quiet()
    const { tasks } = await page.evaluate(() => /** @type {any} */ (window).noted)
    const times = tasks
      .filter((/** @type {import('./load.mjs').Task} */ { start }) => start >= startMs)
      .map((/** @type {import('./load.mjs').Task} */ { ms }) => ms)
    return {
      longestMs: Math.max(0, ...times),
      tbtMs: times.reduce((/** @type {number} */ sum, /** @type {number} */ ms) => sum + ms - 50, 0),
      bytes: traffic.total().bytes - before,
    }
  })
}
