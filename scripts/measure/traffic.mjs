// The application starts after the load event, so a page is not done before nothing has come for a while.
const quietMs = 1_500
const mostMs = 60_000

/**
 * @typedef {object} Traffic
 * @property {() => { bytes: number, requests: number }} total over the wire, headers included
 * @property {() => Promise<void>} quiet resolves once nothing was on its way for a while
 */

/**
 * @param {import('@playwright/test').CDPSession} client
 * @returns {Promise<Traffic>}
 */
export async function watchTraffic(client) {
  const underway = new Set()
  const total = { bytes: 0, requests: 0 }
  let lastChange = Date.now()

  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return
    underway.add(requestId)
    total.requests += 1
    lastChange = Date.now()
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    total.bytes += encodedDataLength
    end(requestId)
  })
  client.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  await client.send('Network.enable')

  /** @param {string} requestId */
  function end(requestId) {
    underway.delete(requestId)
    lastChange = Date.now()
  }

  async function quiet() {
    const start = Date.now()
    lastChange = start
    while (underway.size > 0 || Date.now() - lastChange < quietMs) {
      if (Date.now() - start > mostMs) throw new Error(`still loading after ${mostMs / 1000} s`)
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }

  return { total: () => ({ ...total }), quiet }
}
