import { asTable } from '../build/table.mjs'
import { createLimits, median, ms } from './limits.mjs'
import { watchHeading } from './visit/heading.mjs'
import { hydratedAndIdle, visit } from './visit/visit.mjs'

const mostRuns = 3
const prefetchMs = 1_000

/**
 * Time of a navigation from the home page or the requested one: from the click on a visible link to the frame that shows
 * the new heading, with the next page prefetched.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./profiles.mjs').Profile} profile
 * @param {import('./loads/loads.mjs').Options} options
 */
export async function measureNavigation(browser, profile, { base, pages, runs }) {
  const from = pages.length === 1 ? (pages[0]?.path ?? '/') : '/'
  const unthrottled = { device: profile.device, slowdown: 1 }
  const linked = await visit(browser, unthrottled, base + from, async (visited) => {
    await hydratedAndIdle(visited)
    return visited.page.evaluate(linkedPaths)
  })
  const { cell, misses } = createLimits()
  const rows = []
  for (const to of linked) {
    const times = []
    for (let run = 0; run < Math.min(runs, mostRuns); run += 1) {
      times.push(await navigate(browser, profile, base + from, to))
    }
    rows.push([to, cell(ms(median(times)), profile.navigationMs)])
  }
  return { table: asTable([`from ${from} to`, 'heading after ms'], rows), misses: misses() }
}

function linkedPaths() {
  const links = [...document.querySelectorAll('a')].filter(
    ({ origin, pathname, hash, target }) =>
      origin === location.origin &&
      pathname !== location.pathname &&
      !hash &&
      !target &&
      !/\.\w+$/.test(pathname),
  )
  return [...new Set(links.filter((link) => link.checkVisibility()).map(({ pathname }) => pathname))]
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./profiles.mjs').Profile} profile
 * @param {string} url
 * @param {string} to
 * @returns {Promise<number>}
 */
function navigate(browser, profile, url, to) {
  return visit(browser, profile, url, async (visited) => {
    const { page, traffic } = visited
    await hydratedAndIdle(visited)
    const link = page.locator(`a[href="${to}"]:visible`).first()
    await link.scrollIntoViewIfNeeded()
    await link.dispatchEvent(profile.device.hasTouch ? 'touchstart' : 'pointerover')
    await traffic.quiet(prefetchMs)
    await page.evaluate(watchHeading)
    if (profile.device.hasTouch) await link.tap()
    else await link.click()
    return page.evaluate(() => /** @type {any} */ (window).headingMs)
  })
}
