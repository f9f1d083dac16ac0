const timeoutMs = 60_000

/**
 * @typedef {object} Traffic
 * @property {() => number} requests so far
 * @property {(quietMs: number) => Promise<void>} quiet resolves once nothing was on its way for so long
 */

/**
 * @param {import('@playwright/test').CDPSession} client
 * @returns {Promise<Traffic>}
 */
export async function watchTraffic(client) {
  const underway = new Set()
  let requests = 0
  let lastChange = Date.now()

  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return
    underway.add(requestId)
    requests += 1
    lastChange = Date.now()
  })
  client.on('Network.loadingFinished', ({ requestId }) => end(requestId))
  client.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  await client.send('Network.enable')

  /** @param {string} requestId */
  function end(requestId) {
    underway.delete(requestId)
    lastChange = Date.now()
  }

  /** @param {number} quietMs */
  async function quiet(quietMs) {
    const start = Date.now()
    lastChange = start
    while (underway.size > 0 || Date.now() - lastChange < quietMs) {
      if (Date.now() - start > timeoutMs) throw new Error(`still loading after ${timeoutMs / 1000} s`)
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }

  return { requests: () => requests, quiet }
}
