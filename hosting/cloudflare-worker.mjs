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
    const size = file.byteLength
    // 'bytes=5-9', 'bytes=5-' (to the end) or 'bytes=-5' (the last five).
    const [, from, to] = range
    const first = from ? Number(from) : Math.max(0, size - Number(to))
    const last = from && to ? Math.min(Number(to), size - 1) : size - 1
    const isWithin = first <= last
    const status = isWithin ? 206 : 416
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    headers.set('content-range', isWithin ? `bytes ${first}-${last}/${size}` : `bytes */${size}`)
    return new Response(isWithin ? file.slice(first, last + 1) : null, { status, headers })
  },
}
