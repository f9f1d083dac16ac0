import { createHash } from 'node:crypto'

/**
 * Returns the Content-Security-Policy. All pages share one policy, because client-side navigation keeps the first
 * page's policy.
 * @param {Record<string, string | undefined>} env the VITE_ settings
 * @param {string} [inlineScript] the script in the pages' HTML. If it's omitted, the policy is for the dev server.
 */
export function contentPolicy(env, inlineScript) {
  const isDev = inlineScript === undefined
  const origins = (/** @type {string[]} */ ...names) =>
    names.flatMap((name) => (env[name]?.trim() ? ` ${new URL(env[name]).origin}` : [])).join('')
  return [
    "default-src 'self'",
    // Vite's dev server adds scripts to the page, opens a WebSocket, and starts a worker when it restarts.
    `script-src 'self' ${isDev ? "'unsafe-inline'" : hashOf(inlineScript)}`,
    // Some packages set style attributes and insert style elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    // /try-your-car plays the visitor's own video from a blob: URL.
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
