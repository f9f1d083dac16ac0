import { asTable } from '../build/table.mjs'
import { median } from './load.mjs'
import { visit } from './visit.mjs'

// Each is a load, a takeover and a move.
const mostRuns = 3

/**
 * How long a move from the home page, or from the one page asked for, takes: from the click on a link in sight to the frame that shows the new heading;
 * the visitor has pointed at the link before, and the page's code has come.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./profiles.mjs').Profile} profile
 * @param {import('./loads.mjs').Options} options
 */
export async function measureMoves(browser, profile, { base, pages, runs }) {
  const from = pages.length === 1 ? (pages[0]?.path ?? '/') : '/'
  const unhurried = { ...profile, slowdown: 1, network: undefined }
  const linked = await visit(browser, unhurried, base + from, ({ page }) => page.evaluate(linkedPages))
  const rows = []
  let misses = 0
  for (const to of linked) {
    const times = []
    for (let run = 0; run < Math.min(runs, mostRuns); run += 1) {
      times.push(await move(browser, profile, base + from, to))
    }
    const isMiss = median(times) > profile.moveMs
    if (isMiss) misses += 1
    rows.push([to, `${median(times).toFixed()}${isMiss ? ' !' : '  '}`])
  }
  return { table: asTable([`from ${from} to`, 'heading after ms'], rows), misses }
}

/** Runs in the page. */
function linkedPages() {
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
 * @param {string} address
 * @param {string} to
 * @returns {Promise<number>}
 */
function move(browser, profile, address, to) {
  return visit(browser, profile, address, async ({ page, traffic }) => {
    const link = page.locator(`a[href="${to}"]:visible`).first()
    await link.scrollIntoViewIfNeeded()
    // The page itself is taken over at this first move; who clicks before sees a slower move once.
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { bubbles: true })))
    await traffic.quiet()
    await link.dispatchEvent(profile.device.hasTouch ? 'touchstart' : 'pointerover')
    await traffic.quiet()
    await page.evaluate(timeNextHeading)
    if (profile.device.hasTouch) await link.tap()
    else await link.click()
    return page.evaluate(() => /** @type {any} */ (window).headingMs)
  })
}

/** Runs in the page: promises window.headingMs, from the next click to the frame with another heading. */
function timeNextHeading() {
  // A page may hold one for wide screens and one for narrow ones.
  const shown = () => [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility())
  const before = shown()
  const headingMs = new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          const heading = shown()
          if (!heading || heading === before) return
          observer.disconnect()
          // A task after the frame's callbacks: the frame has been laid out and handed on.
          requestAnimationFrame((start) => {
            const channel = new MessageChannel()
            channel.port1.onmessage = () => resolve(Math.max(performance.now(), start) - timeStamp)
            channel.port2.postMessage(null)
          })
        })
        observer.observe(document.body, { subtree: true, childList: true, attributes: true })
      },
      { capture: true, once: true },
    )
  })
  Object.assign(window, { headingMs })
}
