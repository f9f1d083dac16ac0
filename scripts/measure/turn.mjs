import { asTable } from '../build/table.mjs'
import { createLimits, median, ms } from './limits.mjs'
import { hydratedAndIdle, visit } from './visit/visit.mjs'

/** The light set's limit is the build's (scripts/build/budgets.mjs). */
const lightKilobytes = 250
const mostRuns = 3

/**
 * How long after FCP the car of the home page can be turned, and what that weighs beside the page. Nobody touches it.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./profiles.mjs').Profile} profile
 * @param {Pick<import('./loads/loads.mjs').Options, 'base' | 'pages' | 'runs'>} options
 */
export async function measureTurn(browser, profile, { base, pages, runs }) {
  const { cell, misses } = createLimits()
  const rows = []
  for (const { path } of pages.filter(({ path }) => path === '/')) {
    /** @type {Turn[]} */
    const turns = []
    for (let run = 0; run < Math.min(runs, mostRuns); run += 1)
      turns.push(await timeTurn(browser, profile, base + path))
    const of = (/** @type {(turn: Turn) => number} */ read) => median(turns.map(read))
    const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1)
    rows.push([
      path,
      cell(ms(of(({ turnMs }) => turnMs)), profile.turnMs),
      cell(kilobytes(of(({ lightBytes }) => lightBytes)), lightKilobytes),
      kilobytes(of(({ pageBytes }) => pageBytes)),
    ])
  }
  return { table: asTable(['page', 'FCP to turning ms', 'light set kB', 'page kB'], rows), misses: misses() }
}

/**
 * @typedef {{ turnMs: number, lightBytes: number, pageBytes: number }} Turn
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./profiles.mjs').Profile} profile
 * @param {string} url
 * @returns {Promise<Turn>}
 */
function timeTurn(browser, profile, url) {
  return visit(
    browser,
    profile,
    url,
    async (visited) => {
      await hydratedAndIdle(visited)
      return visited.page.evaluate(readTurn)
    },
    [`(${noteReady})()`],
  )
}

/** Runs in the page before all else. */
function noteReady() {
  addEventListener('message', ({ data }) => {
    if (data?.source === 'lotspin-viewer' && data.type === 'ready') performance.mark('turning')
  })
}

/** Runs in the page. */
function readTurn() {
  const startOf = (/** @type {string} */ name) =>
    performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
  const [viewer] = [...document.querySelectorAll('iframe')].flatMap((frame) => frame.contentWindow ?? [])
  const entries = [performance, ...(viewer ? [viewer.performance] : [])].flatMap((of) => [
    ...of.getEntriesByType('navigation'),
    ...of.getEntriesByType('resource'),
  ])
  const sent = (/** @type {PerformanceResourceTiming[]} */ files) =>
    files.reduce((sum, { transferSize }) => sum + transferSize, 0)
  const files = /** @type {PerformanceResourceTiming[]} */ (entries)
  const isLight = ({ name = '' }) => name.includes('/light.')
  return {
    turnMs: startOf('turning') - startOf('first-contentful-paint'),
    lightBytes: sent(files.filter(isLight)),
    pageBytes: sent(files.filter((file) => !isLight(file))),
  }
}
