import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { freePort } from '../../../scripts/local-stack/ports.mjs'

/**
 * @typedef {{ key: string, subject: string }} SentEmail
 * @typedef {'ok' | 'limit' | 'hang' | 'lost' | 'silent' | 'down' | number} Mode
 *   a number is the HTTP status of the response; `lost` accepts the email and cuts the connection; `silent` accepts it and
 *   never responds; `hang` neither accepts nor responds; `down` cuts the connection; `limit` accepts two emails a second
 */

/**
 * A mail provider with Resend's API and selectable faults. Unlike Resend, it accepts a repeated idempotency key, so
 * duplicates can be counted.
 */
export async function startMailProvider() {
  /** @type {SentEmail[]} */
  const taken = []
  /** @type {Mode} */
  let mode = 'ok'
  /** @type {number[]} */
  let recent = []

  const server = createServer(async (request, response) => {
    // deliver-outbox reads the list of sent emails to find bounces.
    if (request.method === 'GET') return void response.end('{"data":[]}')
    const current = mode
    if (current === 'down') return void request.socket.destroy()
    const body = await buffer(request).catch(() => undefined)
    // The body is missing if the function was killed while sending the email.
    if (!body) return
    if (current === 'hang') return
    if (typeof current === 'number') return void answer(response, current, {})
    if (current === 'limit' && isOverLimit()) return void answer(response, 429, { 'retry-after': '1' })
    taken.push(readEmail(request, body))
    if (current === 'lost') return void request.socket.destroy()
    if (current === 'silent') return
    answer(response, 200, {})
  })
  server.on('clientError', () => undefined)
  const port = await freePort()
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))

  function isOverLimit() {
    const now = Date.now()
    recent = recent.filter((time) => time > now - 1000)
    if (recent.length >= 2) return true
    recent.push(now)
    return false
  }

  return {
    url: `http://127.0.0.1:${port}`,
    taken,
    /** @param {Mode} next */
    setMode(next) {
      mode = next
      if (next === 'ok' || next === 'limit') server.closeAllConnections()
    },
    empty() {
      taken.length = 0
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {Record<string, string>} headers */
function answer(response, status, headers) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{"id":"1"}')
}

/** @param {import('node:http').IncomingMessage} request @param {Buffer} body @returns {SentEmail} */
function readEmail(request, body) {
  const { subject = '' } = /** @type {{ subject?: string }} */ (parse(body))
  return { key: String(request.headers['idempotency-key']), subject }
}

/**
 * Skips the attachments, which are megabytes of Base64.
 * @param {Buffer} body
 */
function parse(body) {
  const text = body.toString('latin1')
  const end = text.indexOf(',"attachments":')
  return JSON.parse(end < 0 ? text : `${text.slice(0, end)}}`)
}
