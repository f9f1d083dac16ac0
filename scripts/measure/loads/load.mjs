import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { median } from '../limits.mjs'
import { hydratedAndIdle, loadedAndIdle, visit } from '../visit/visit.mjs'

/**
 * @typedef {object} Load what the first load of a URL takes until it is idle, without any interaction
 * @property {number} fcpMs
 * @property {number} lcpMs
 * @property {string} lcpElement
 * @property {number} cls
 * @property {number} tbtMs what long tasks took beyond 50 ms each, from FCP on
 * @property {number} longestTaskMs 0 where none took 50 ms
 * @property {number} hydratedMs after FCP; NaN for a control
 * @property {number} scriptBytes gzip, of the files requested before hydration
 * @property {number} requests
 *
 * @typedef {import('../visit/observe-page.mjs').Observed} Observed
 * @typedef {import('../visit/observe-page.mjs').Task} Task
 */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../profiles.mjs').Profile} profile
 * @param {{ url: string, outDir: string, isControl?: boolean }} target
 * @returns {Promise<Load>}
 */
export function measureLoad(browser, profile, { url, outDir, isControl = false }) {
  return visit(browser, profile, url, async (visited) => {
    await (isControl ? loadedAndIdle(visited) : hydratedAndIdle(visited))
    const { fcpMs, hydratedAtMs, observed, scripts } = await visited.page.evaluate(readLoad)
    return {
      fcpMs,
      lcpMs: observed.lcp.ms,
      lcpElement: observed.lcp.what,
      cls: observed.cls,
      tbtMs: blockingTime(observed.tasks, fcpMs),
      longestTaskMs: Math.max(0, ...observed.tasks.map(({ ms }) => ms)),
      hydratedMs: hydratedAtMs - fcpMs,
      scriptBytes: scripts.reduce((sum, path) => sum + gzipBytes(outDir, path), 0),
      requests: visited.traffic.requests(),
    }
  })
}

function readLoad() {
  const startOf = (/** @type {string} */ name) =>
    performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
  const hydratedAtMs = startOf('hydrated')
  const { cls, tasks, lcp } = /** @type {{ observed: Observed }} */ (/** @type {unknown} */ (window)).observed
  const requested = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < hydratedAtMs)
  const paths = requested.map(({ name }) => new URL(name).pathname)
  return {
    fcpMs: startOf('first-contentful-paint'),
    hydratedAtMs,
    observed: { cls, tasks, lcp },
    scripts: [...new Set(paths.filter((path) => path.endsWith('.js')))],
  }
}

/** Limits are in gzip, though the server sends brotli. @param {string} outDir @param {string} path */
function gzipBytes(outDir, path) {
  const file = join(outDir, path)
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size
}

/** @param {Task[]} tasks @param {number} fromMs */
function blockingTime(tasks, fromMs) {
  return tasks.reduce(
    (sum, { startMs, ms }) => sum + Math.max(0, startMs + ms - Math.max(startMs, fromMs) - 50),
    0,
  )
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
    hydratedMs: of(({ hydratedMs }) => hydratedMs),
    scriptBytes: of(({ scriptBytes }) => scriptBytes),
    requests: of(({ requests }) => requests),
  }
}
