import { request as sendRequest } from 'node:http'

/**
 * Forwards a request to the function on `port`. Like the platform's edge, it appends the caller's IP address to
 * x-forwarded-for and overwrites cf-connecting-ip. A response reaches the caller even if the function sends it before
 * reading the whole body.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number} port
 */
export function forward(request, response, port) {
  const caller = request.socket.remoteAddress ?? 'unknown'
  const forwarded = [request.headers['x-forwarded-for'], caller].filter(Boolean).join(', ')
  const headers = { ...request.headers, 'x-forwarded-for': forwarded, 'cf-connecting-ip': caller }
  const onward = sendRequest({
    host: '127.0.0.1',
    port,
    method: request.method,
    path: request.url,
    headers,
    agent: false,
  })

  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    answer.once('end', () => {
      // The response is complete, so discard the rest of the request and let the caller finish sending it.
      request.unpipe(onward)
      request.resume()
    })
  })
  onward.on('error', () => {
    request.unpipe(onward)
    request.resume()
    if (!response.headersSent)
      refuse(response, 502, 'unavailable', 'The function does not answer. Please try again.')
  })
  response.once('close', () => onward.destroy())
  request.pipe(onward)
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} error
 * @param {string} message
 */
export function refuse(response, status, error, message) {
  const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
  response.writeHead(status, headers).end(JSON.stringify({ success: false, error, message }))
}
