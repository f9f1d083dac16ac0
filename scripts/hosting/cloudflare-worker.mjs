/** @typedef {{ ASSETS: { fetch: (request: Request) => Promise<Response> } }} Env */

/**
 * Serves the paths under "run_worker_first" in wrangler.jsonc: Cloudflare's file server ignores range requests, and
 * Safari plays no video without them.
 */
export default {
  /** @param {Request} request @param {Env} env */
  async fetch(request, { ASSETS }) {
    const response = await ASSETS.fetch(request)
    const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '')
    const condition = request.headers.get('if-range') ?? response.headers.get('etag')
    const isUnchanged = condition === response.headers.get('etag')
    if (request.method !== 'GET' || response.status !== 200 || !range || !isUnchanged) return response

    const file = await response.arrayBuffer()
    const { first, last } = boundsOf(range, file.byteLength)
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    if (first > last) {
      headers.set('content-range', `bytes */${file.byteLength}`)
      return new Response(null, { status: 416, headers })
    }
    headers.set('content-range', `bytes ${first}-${last}/${file.byteLength}`)
    return new Response(file.slice(first, last + 1), { status: 206, headers })
  },
}

/**
 * 'bytes=5-9', 'bytes=5-' (to the end) or 'bytes=-5' (the last five).
 * @param {RegExpExecArray} range
 * @param {number} size
 */
function boundsOf([, from = '', to = ''], size) {
  if (from === '') return { first: to === '' ? size : Math.max(0, size - Number(to)), last: size - 1 }
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
