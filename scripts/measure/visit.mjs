import { watchTraffic } from './traffic.mjs'

/**
 * @typedef {import('./profiles.mjs').Profile} Profile
 * @typedef {{ page: import('@playwright/test').Page, traffic: import('./traffic.mjs').Traffic }} Visit
 */

/**
 * Opens an address as somebody who was never there, and waits until it has loaded and the network is quiet.
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {Profile} profile
 * @param {string} address
 * @param {(visit: Visit) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function visit(browser, profile, address, use) {
  const context = await browser.newContext(profile.device)
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    const traffic = await watchTraffic(client)
    await slowDown(client, profile)
    await page.addInitScript(notePerformance)
    await page.goto(address)
    await traffic.quiet()
    return await use({ page, traffic })
  } finally {
    await context.close()
  }
}

/**
 * What the browser notes of a page, with what single kinds of entries add.
 * @typedef {PerformanceEntry & { value?: number, element?: Element, url?: string }} Entry
 */

/** @param {import('@playwright/test').CDPSession} client @param {Profile} profile */
async function slowDown(client, { slowdown, network }) {
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (!network) return
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: (network.downKbit * 1000) / 8,
    uploadThroughput: (network.upKbit * 1000) / 8,
  })
}

/** Runs in the page before all else. */
function notePerformance() {
  const noted = {
    shift: 0,
    tasks: /** @type {{ start: number, ms: number }[]} */ ([]),
    lcp: { ms: 0, what: '' },
  }
  Object.assign(window, { noted })
  const observe = (/** @type {string} */ type, /** @type {(entry: Entry) => void} */ note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })

  observe('layout-shift', ({ value = 0 }) => {
    noted.shift += value
  })
  observe('longtask', ({ startTime, duration }) => noted.tasks.push({ start: startTime, ms: duration }))
  observe('largest-contentful-paint', ({ startTime, element, url }) => {
    const tag = element?.tagName.toLowerCase() ?? 'removed'
    const what = url ? url.split('/').at(-1) : element?.textContent?.trim().slice(0, 24)
    noted.lcp = { ms: startTime, what: `${tag} ${what}` }
  })
}
