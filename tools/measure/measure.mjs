// Usage: npm run measure -- --site NAME=FOLDER ... (README.md describes the options)
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sirv from 'sirv'
import { launchBrowser } from '../../scripts/browser.mjs'
import { compressSite } from '../../scripts/build/compress.mjs'
import { readArgs, stop } from '../../scripts/stop.mjs'
import { watchLoad, watchTap } from './in-page.mjs'
import { openLink } from './link.mjs'

/**
 * @typedef {import('./in-page.mjs').Target} Target
 * @typedef {Record<string, number>} Figures NaN means that there was nothing to measure, because the element is missing or
 *   the page never hydrated. Infinity means that a tap had no effect
 * @typedef {{ most?: number, share?: number }} Limit `most` is the highest allowed figure. `share` is the
 *   highest allowed ratio to the figure of the last site on the command line
 * @typedef {Awaited<ReturnType<typeof openSite>>} Site
 */

const screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const phone = { device: screen, slowdown: 4, latencyMs: 150, bytesPerSecond: 1_600_000 / 8 }
const slowPhone = { ...phone, latencyMs: 562, bytesPerSecond: 1_470_000 / 8 }
const wide = { viewport: { width: 1440, height: 900 } }
const desktop = { device: wide, slowdown: 1, latencyMs: 0, bytesPerSecond: -1 } // no limits
/** Visitors look at new content before they tap it. */
const lookMs = 500

/** @param {string} route @returns {Record<string, Limit>} */
function limitsOf(route) {
  const hasForm = ['/contact', '/careers', '/vid-box-campaign'].includes(route)
  const hasPlans = ['/pricing', '/all-plans'].includes(route)
  return {
    'FCP ms': { most: 3 * Number(values.latency) + 150, share: 1 },
    'LCP ms': { share: 0.9 },
    CLS: { most: 0.05 },
    'FCP to hydrated ms': { most: 2000 },
    'JS until then kB': { most: hasForm || hasPlans ? 155 : 135 },
    'first link ms': { share: 0.5 },
    'first menu link ms': { share: 0.5 },
  }
}

const { values, positionals } = readArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', multiple: true, default: ['dist'] },
    routes: { type: 'string' },
    rounds: { type: 'string', default: '9' },
    only: { type: 'string', default: 'loads,taps,links' },
    latency: { type: 'string', default: String(phone.latencyMs) },
    throttled: { type: 'boolean' },
    desktop: { type: 'boolean' },
  },
})
const routes = values.routes ? [values.routes, ...positionals] : ['/', '/pricing', '/contact', '/careers']
const sites = await Promise.all(values.site.map(openSite))
const browser = await launchBrowser()
if (values.only.includes('loads')) for (const route of routes) await compare(route, load)
if (values.only.includes('taps'))
  await compare('/pricing', async (site, route) => ({
    'plan at FCP, ms': await tap(phone, site, route, 'plan', 0),
    'plan 4 s later, ms': await tap(phone, site, route, 'plan', 4_000),
    'question at FCP, ms': await tap(phone, site, route, 'question', 0),
    'question 4 s later, ms': await tap(phone, site, route, 'question', 4_000),
    'menu at FCP, ms': await tap(phone, site, route, 'menu', 0),
    'menu 4 s later, ms': await tap(phone, site, route, 'menu', 4_000),
  }))
if (values.only.includes('links'))
  await compare(routes[0] ?? '/', async (site, route) => ({
    'first link ms': await tap(slowPhone, site, route, 'link'),
    'first menu link ms': await tap(slowPhone, site, route, 'menu link'),
  }))
await browser.close()
process.exit()

/** @param {string} argument NAME=FOLDER */
async function openSite(argument) {
  const [name = '', folder = name] = argument.split('=')
  if (!existsSync(join(folder, 'index.html')))
    stop(`There is no built site in ${folder}. Run \`npm run build\`, or add --site NAME=FOLDER.`)
  if (!existsSync(join(folder, 'index.html.br'))) await compressSite(folder)
  const server = createServer(sirv(folder, { brotli: true, etag: true, maxAge: 86_400 }))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { name, folder, port }
}

/**
 * Opens a page with an empty cache, and resolves as soon as the document arrives.
 * @param {typeof phone | typeof desktop} profile
 * @param {Site} site
 * @param {string} route
 * @param {Target} [tapped]
 */
async function openPage({ device, slowdown, latencyMs, bytesPerSecond }, { port }, route, tapped) {
  const page = await browser.newPage(device)
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const isLinked = latencyMs > 0 && !values.throttled
  const link = isLinked ? await openLink(port, { latencyMs, bytesPerSecond }) : undefined
  page.on('close', () => link?.close())
  if (!isLinked) {
    const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond }
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      ...throughput,
    })
  }
  const url = `http://127.0.0.1:${link?.port ?? port}${route}`
  // CPU throttling doesn't slow down a frame of another origin, because such a frame has its own process.
  page.on('framenavigated', (frame) => {
    const { protocol, origin } = new URL(frame.url())
    if (protocol === 'http:' && !url.startsWith(origin)) throw new Error(`${origin} was not slowed down`)
  })
  const requests = new Set()
  const ended = new Set()
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => ended.add(request))
  page.on('requestfailed', (request) => ended.add(request))
  await page.addInitScript(watchLoad)
  if (tapped) await page.addInitScript(watchTap, tapped)
  await page.goto(url, { waitUntil: 'commit' })

  async function atRest() {
    await page.waitForLoadState('load')
    for (let tries = 0, before = 0; tries < 30; tries += 1) {
      await page.waitForTimeout(2_000)
      const entries = /** @type {(PerformanceEntry & { value: number })[]} */ (await page.evaluate('entries'))
      const events = entries.length + requests.size
      if (events === before && requests.size === ended.size) return { entries, requests: requests.size }
      before = events
    }
    throw new Error(`${url} did not come to rest`)
  }
  return { page, atRest }
}

/** @param {Site} site @param {string} route @returns {Promise<Figures>} */
async function load(site, route) {
  const profile = values.desktop ? desktop : { ...phone, latencyMs: Number(values.latency) }
  const { page, atRest } = await openPage(profile, site, route)
  const { entries, requests } = await atRest()
  const inline = await page.locator('script:not([src], [type$=json])').allTextContents()
  await page.close()
  const of = (/** @type {string} */ type) => entries.filter(({ entryType }) => entryType === type)
  const at = (/** @type {string} */ name) => Number(entries.find((entry) => entry.name === name)?.startTime)
  const [fcp, hydrated] = [at('first-contentful-paint'), at('hydrated')]
  const blocked = of('longtask').map((task) => task.duration - Math.max(0, fcp - task.startTime) - 50)
  const early = of('resource').filter(({ startTime }) => startTime < hydrated)
  const files = new Set(early.map(({ name }) => new URL(name).pathname).filter((path) => /\.js$/.test(path)))
  const code = [...inline, ...[...files].map((file) => readFileSync(join(site.folder, file)))]
  const codeBytes = sum(code.map((each) => gzipSync(each, { level: 9 }).length))
  return {
    'FCP ms': fcp,
    'LCP ms': Number(of('largest-contentful-paint').at(-1)?.startTime),
    'TBT ms': sum(blocked.filter((ms) => ms > 0)),
    CLS: sum(of('layout-shift').map(({ value }) => value)),
    'FCP to hydrated ms': hydrated - fcp,
    'JS until then kB': hydrated ? codeBytes / 1000 : Number.NaN,
    'requests until then': hydrated ? early.length + 1 : Number.NaN,
    'requests in all': requests,
  }
}

/**
 * @param {typeof phone} profile
 * @param {Site} site
 * @param {string} route
 * @param {Target} target
 * @param {number} [delayMs] time after FCP; if it's missing, the target is tapped when the page is at rest
 */
async function tap(profile, site, route, target, delayMs) {
  const { page, atRest } = await openPage(profile, site, route, target)
  const until = (/** @type {string} */ condition, timeout = 15_000) =>
    page.waitForFunction(condition, undefined, { timeout }).catch(() => undefined)
  const find = async (name = target) => (await until(`findTarget('${name}')`, 1_000))?.asElement()
  if (delayMs === undefined) await atRest()
  else await until(`performance.getEntriesByName('first-contentful-paint')[0]`)
  if (target === 'menu link') await (await find('menu'))?.tap({ force: true })
  if (delayMs !== 0) {
    await page.waitForTimeout((delayMs ?? lookMs) - lookMs)
    await (await find())?.scrollIntoViewIfNeeded()
    await page.waitForTimeout(lookMs)
  }
  const element = await find()
  await element?.tap({ force: true })
  const answer = element && (await until(`sessionStorage.getItem('answeredMs')`))
  const answeredMs = answer ? Number(await answer.jsonValue()) : Infinity
  await page.close()
  return element ? answeredMs : Number.NaN
}

/**
 * Each round measures all sites, so other load on the machine affects them equally.
 * @param {string} route
 * @param {(site: Site, route: string) => Promise<Figures>} measure
 */
async function compare(route, measure) {
  const results = sites.map((site) => ({ ...site, rounds: /** @type {Figures[]} */ ([]) }))
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const { rounds, ...site } of results)
      rounds.push((await fetch(`http://127.0.0.1:${site.port}${route}`)).ok ? await measure(site, route) : {})

  const rows = Object.keys(results[0]?.rounds[0] ?? {}).map((name) => {
    const limit = limitsOf(route)[name] ?? {}
    const figures = results.map(({ rounds }) => rounds.map((round) => Number(round[name])))
    const last = figures.at(-1) ?? []
    const cells = figures.map((each, site) => [
      sites[site]?.name,
      cell(each, each === last ? [] : last, limit),
    ])
    return [name, Object.fromEntries([...cells, ['at most', limit.share ? `${limit.share}x` : limit.most]])]
  })
  console.log(`\n${route}, medians of ${values.rounds} rounds`)
  console.table(Object.fromEntries(rows))
}

/** @param {number[]} figures @param {number[]} last @param {Limit} limit */
function cell(figures, last, { most = Infinity, share: maxShare = Infinity }) {
  const figure = median(figures)
  const share = median(figures.map((each, round) => each / Number(last[round])))
  const shown = Number.isNaN(figure) ? '-' : String(Number(figure.toFixed(figure < 1 ? 3 : 1)))
  const shownShare = Number.isFinite(share) ? `${share.toFixed(2)}x` : ''
  return `${shown} ${shownShare.padStart(5)} ${figure > most || share > maxShare ? '!' : ' '}`
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0)
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = numbers.filter((each) => !Number.isNaN(each)).sort((one, other) => one - other)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return sum(middle) / middle.length
}
