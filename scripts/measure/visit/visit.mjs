import { observePage } from './observe-page.mjs'
import { watchTraffic } from './traffic.mjs'

/**
 * @typedef {import('../profiles.mjs').Profile} Profile
 * @typedef {{ page: import('@playwright/test').Page, traffic: import('./traffic.mjs').Traffic }} Visit
 */

const hydrationTimeoutMs = 20_000
const idleMs = 1_000

/**
 * Opens a URL with an empty cache; resolves as soon as its document arrives.
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {Pick<Profile, 'device' | 'slowdown' | 'network'>} profile
 * @param {string} url
 * @param {(visit: Visit) => Promise<T>} use
 * @param {string[]} [scripts] that run in the page before its own
 * @returns {Promise<T>}
 */
export async function visit(browser, profile, url, use, scripts = []) {
  const context = await browser.newContext(profile.device)
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    const traffic = await watchTraffic(client)
    await slowDown(client, profile)
    await page.addInitScript(observePage)
    for (const content of scripts) await page.addInitScript({ content })
    await page.goto(url, { waitUntil: 'commit' })
    return await use({ page, traffic })
  } finally {
    await context.close()
  }
}

/** @param {import('@playwright/test').CDPSession} client @param {Pick<Profile, 'slowdown' | 'network'>} profile */
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

/**
 * @param {Visit} visit
 * @throws where the page never says that it has
 */
export async function hydratedAndIdle({ page, traffic }) {
  const isHydrated = await page.evaluate(
    (timeoutMs) =>
      Promise.race([
        /** @type {any} */ (window).observed.hydrated.then(() => true),
        new Promise((resolve) => setTimeout(() => resolve(false), timeoutMs)),
      ]),
    hydrationTimeoutMs,
  )
  if (!isHydrated)
    throw new Error(
      `${page.url()} did not call performance.mark('hydrated') within ${hydrationTimeoutMs / 1000} s`,
    )
  await loadedAndIdle({ page, traffic })
}

/**
 * Resolves once the page has loaded and network and main thread have been idle for a second.
 * @param {Visit} visit
 */
export async function loadedAndIdle({ page, traffic }) {
  await page.waitForLoadState('load')
  let sinceTaskMs = 0
  while (sinceTaskMs < idleMs) {
    await traffic.quiet(idleMs)
    sinceTaskMs = await page.evaluate(() => {
      const { tasks } = /** @type {any} */ (window).observed
      const { startMs = 0, ms = 0 } = tasks.at(-1) ?? {}
      return performance.now() - startMs - ms
    })
  }
}
