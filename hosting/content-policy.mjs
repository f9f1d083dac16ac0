import { createHash } from 'node:crypto'

/**
 * The Content-Security-Policy of every page. All pages share one policy, because client-side navigation keeps the
 * first page's policy.
 * @param {Record<string, string | undefined>} env the VITE_ settings
 * @param {string} [inlineScript] the script in the pages' HTML; without it, the result is the dev server's policy
 */
export function contentPolicy(env, inlineScript) {
  const isDev = inlineScript === undefined
  const origins = (/** @type {string[]} */ ...names) =>
    names.flatMap((name) => (env[name]?.trim() ? ` ${new URL(env[name]).origin}` : [])).join('')
  // Vite's dev server adds scripts to the page, opens a WebSocket, and starts a worker when it restarts.
  return [
    "default-src 'self'",
    `script-src 'self' ${isDev ? "'unsafe-inline'" : hashOf(inlineScript)}`,
    // Some packages set style attributes and insert style elements. Scripts stay restricted.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    // blob: is for the visitor's own video on /try-your-car.
    "media-src 'self' blob:",
    `connect-src 'self'${origins('VITE_SUPABASE_URL', 'VITE_ERROR_REPORTS_URL', 'VITE_ANALYTICS_URL')}${isDev ? ' ws:' : ''}`,
    `frame-src 'self'${origins('VITE_SPIN_VIEWER_URL', 'VITE_CAMPAIGN_VIDEO_URL')}`,
    `worker-src ${isDev ? 'blob:' : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** @param {string} text */
function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
