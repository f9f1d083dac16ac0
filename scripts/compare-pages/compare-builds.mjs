import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import sirv from 'sirv'
import { launchBrowser } from '../browser.mjs'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
// The clock is fixed, because some pages show the current day.
const now = Date.parse('2026-11-25T15:00:00Z')
// A viewer or a video may still be loading, so retry with longer waits. A page differs only if none of its "before"
// screenshots matches any of its "after" screenshots.
const settleMs = [0, 1_000, 4_000, 10_000]

/**
 * @param {{ before: string, after: string }} builds
 * @param {string} folder for the screenshots of differing pages; emptied first
 * @returns {Promise<{ compared: number, differing: string[] }>} each page is counted once per viewport
 */
export async function compareBuilds(builds, folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  /** @type {[Site, Site]} */
  const sites = [await serve(builds.before), await serve(builds.after)]
  const browser = await launchBrowser()
  const pages = [...new Set([...pagesIn(builds.before), ...pagesIn(builds.after)])].sort()
  /** @type {string[]} */
  const differing = []
  await Promise.all(
    sizes.map(async (viewport) => {
      for (const page of pages) {
        const pictures = await takeUntilEqual(browser, viewport, page, sites)
        if (!pictures) continue
        const name = `${page.replace(/\.html$/, '').replaceAll('/', '-')}-${viewport.width}`
        differing.push(name)
        await writeDifference(browser, join(folder, name), pictures)
      }
    }),
  )
  await browser.close()
  for (const { server } of sites) server.close()
  return { compared: sizes.length * pages.length, differing: differing.sort() }
}

/** @param {string} build */
function pagesIn(build) {
  return readdirSync(build, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && readFileSync(join(build, file), 'utf8').includes('<div id="root">'),
  )
}

/** @typedef {{ origin: string, build: string, server: import('node:http').Server }} Site */

/** @param {string} build @returns {Promise<Site>} */
function serve(build) {
  const server = createServer(sirv(build, { extensions: ['html'] }))
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      resolve({ origin: `http://127.0.0.1:${port}`, build, server })
    })
  })
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ width: number, height: number }} viewport
 * @param {string} page
 * @param {[Site, Site]} sites
 * @returns {Promise<(Buffer | undefined)[] | undefined>}
 */
async function takeUntilEqual(browser, viewport, page, sites) {
  const path = page.replace(/(^|\/)index\.html$|\.html$/, '')
  /** @type {Buffer[]} */
  const befores = []
  /** @type {Buffer[]} */
  const afters = []
  const [before, after] = sites
  for (const ms of settleMs) {
    // Take the screenshots one at a time, because viewers that load at the same time may stop at different frames on a
    // busy machine.
    befores.push(await take(before, ms))
    afters.push(await take(after, ms))
    if (befores.some((picture) => afters.some((other) => other.equals(picture)))) return undefined
  }
  return [befores.at(-1), afters.at(-1)]

  /** @param {Site} site @param {number} ms @returns {Promise<Buffer>} */
  async function take({ origin, build }, ms) {
    return existsSync(join(build, page))
      ? takePage(browser, viewport, `${origin}/${path}`, ms)
      : Buffer.alloc(0)
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ width: number, height: number }} viewport
 * @param {string} url
 * @param {number} settleMs
 */
async function takePage(browser, viewport, url, settleMs) {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
  })
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  // Playwright's clock isn't used, because it would also replace `performance`, whose marks show when a page is
  // hydrated.
  await page.addInitScript((now) => {
    globalThis.Date = new Proxy(Date, {
      construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [now]),
      get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
    })
  }, now)
  await page.goto(url)
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
  })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(settleMs)
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await context.close()
  return picture
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} file
 * @param {(Buffer | undefined)[]} pictures
 */
async function writeDifference(browser, file, [before = Buffer.alloc(0), after = Buffer.alloc(0)]) {
  writeFileSync(`${file}-before.png`, before)
  writeFileSync(`${file}-after.png`, after)
  const urls = ['before', 'after'].map((name) => pathToFileURL(resolve(`${file}-${name}.png`)).href)
  writeFileSync(
    `${file}.html`,
    `<!doctype html><style>body { margin: 0; display: inline-grid; background: #000; filter: brightness(4) }
    img { grid-area: 1 / 1; mix-blend-mode: difference }</style>${urls.map((url) => `<img src="${url}" alt="">`).join('')}`,
  )
  const page = await browser.newPage()
  await page.goto(pathToFileURL(resolve(`${file}.html`)).href)
  await page.locator('body').screenshot({ path: `${file}-difference.png` })
  await page.close()
  rmSync(`${file}.html`)
}
