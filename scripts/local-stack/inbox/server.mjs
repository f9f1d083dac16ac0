import { listPage, messagePage, notFoundPage } from './pages.mjs'

/**
 * @param {import('./messages.mjs').Messages} messages
 * @returns {import('node:http').RequestListener}
 */
export function createInboxHandler(messages) {
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://inbox')
    const route = `${request.method} ${pathname}`
    if (route === 'GET /') return sendHtml(response, 200, listPage(messages.list()))
    if (route === 'GET /api/messages') return sendJson(response, messages.list())
    if (route === 'DELETE /api/messages') {
      await messages.clear()
      return sendJson(response, { success: true })
    }
    if (route === 'POST /empty') {
      await messages.clear()
      response.writeHead(303, { location: '/' }).end()
      return
    }
    sendPart(request, response, messages)
  }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {import('./messages.mjs').Messages} messages
 */
function sendPart(request, response, messages) {
  const [, id = '', index] = /^\/messages\/([\w-]+)(?:\/attachments\/(\d+))?$/.exec(request.url ?? '') ?? []
  const entry = messages.find(id)
  if (request.method === 'GET' && entry && !index) return sendHtml(response, 200, messagePage(entry.message))
  const attachment = entry?.message.attachments[Number(index)]
  if (request.method !== 'GET' || !attachment) return sendHtml(response, 404, notFoundPage())
  response.writeHead(200, {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
    'x-content-type-options': 'nosniff',
  })
  response.end(entry?.contents[Number(index)])
}

/**
 * The Content-Security-Policy also applies to the email's HTML, because the page shows it in a srcdoc iframe, which
 * inherits the policy.
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} html
 */
function sendHtml(response, status, html) {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cache-control': 'no-store',
  })
  response.end(html)
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {unknown} value
 */
function sendJson(response, value) {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}
