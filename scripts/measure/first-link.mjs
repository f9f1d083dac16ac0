import { asTable } from '../build/table.mjs'
import { createLimits, median, ms } from './limits.mjs'
import { firstLink } from './profiles.mjs'
import { watchHeading } from './visit/heading.mjs'
import { hydratedAndIdle, visit } from './visit/visit.mjs'

const mostRuns = 3
const timeoutMs = 15_000
const mostPages = ['/', '/pricing', '/services']

/**
 * Time from a visitor's first tap, on a link, until the new heading is shown; and whether the document is still the
 * same.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./loads/loads.mjs').Options} options
 */
export async function measureFirstLink(browser, { base, pages, runs }) {
  const { cell, miss, misses } = createLimits()
  const rows = []
  for (const { path } of pages.filter(({ path }) => mostPages.includes(path))) {
    const taps = []
    for (let run = 0; run < Math.min(runs, mostRuns); run += 1)
      taps.push(await tapFirstLink(browser, base + path))
    const hasReloaded = taps.some(({ isSameDocument }) => !isSameDocument)
    rows.push([
      `${path} to ${taps[0]?.to}`,
      cell(ms(median(taps.map(({ headingMs }) => headingMs))), firstLink.headingMs),
      hasReloaded ? miss('another') : 'the same',
    ])
  }
  return { table: asTable(['first link', 'heading after ms', 'document'], rows), misses: misses() }
}

/** @param {import('@playwright/test').Browser} browser @param {string} url */
function tapFirstLink(browser, url) {
  return visit(browser, firstLink.profile, url, async (visited) => {
    const { page } = visited
    await hydratedAndIdle(visited)
    const { to, x, y } = await page.evaluate(firstLinkInSight)
    await page.evaluate(watchHeading)
    const reloaded = new Promise((resolve) => page.once('domcontentloaded', () => resolve('reloaded')))
    // Rejects when the document is replaced.
    const shown = page.evaluate(() => /** @type {any} */ (window).headingMs).catch(() => reloaded)
    const timeout = page.waitForTimeout(timeoutMs).then(() => Number.POSITIVE_INFINITY)
    await page.touchscreen.tap(x, y)
    const headingMs = await Promise.race([shown, reloaded, timeout.catch(() => {})])
    if (headingMs !== 'reloaded') return { to, headingMs, isSameDocument: true }
    return { to, headingMs: await page.evaluate(firstPaintSinceClick), isSameDocument: false }
  })
}

/** Runs in the page: the first link to another page in view, preferably in the content. */
function firstLinkInSight() {
  const links = [...document.querySelectorAll('main a'), ...document.querySelectorAll('header a')]
  for (const link of links) {
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.hash) continue
    if (link.pathname === location.pathname || !link.checkVisibility()) continue
    const { x, y, width, height, bottom } = link.getBoundingClientRect()
    if (y >= 0 && bottom <= innerHeight) return { to: link.pathname, x: x + width / 2, y: y + height / 2 }
  }
  throw new Error('the page has no link in sight')
}

/** Runs in the new page. */
function firstPaintSinceClick() {
  return new Promise((resolve) => {
    const clickedAt = Number(sessionStorage.getItem('clicked-at'))
    new PerformanceObserver((list) => {
      const [fcp] = list.getEntriesByName('first-contentful-paint')
      if (fcp) resolve(performance.timeOrigin + fcp.startTime - clickedAt)
    }).observe({ type: 'paint', buffered: true })
  })
}
