import { hashedFolder } from './inspect-site.mjs'

/**
 * @typedef {import('./inspect-site.mjs').Page} Page
 * @typedef {import('./inspect-site.mjs').Site} Site
 * @typedef {Record<string, string>} Headers
 *
 * What every server of the site does, as data: the preview reads it, hosts get it in their own words.
 * @typedef {object} Rules
 * @property {Headers} headers of every answer
 * @property {Array<{ from: string, to: string }>} redirects permanent; the query is kept
 * @property {Array<{ path: string, file: string, headers: Headers }>} pages
 * @property {{ file: string, headers: Headers }} notFound the page for unknown addresses, with status 404
 */

/** Addresses that only lead on. */
const movedPages = [{ from: '/campaign', to: '/vid-box-campaign' }]

/** Pages made to be framed: by whom. Everything else by nobody. */
const frameAncestors = { '/viewer/': '*', '/film/': "'self'" }

const commonHeaders = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Full screen stays open: the viewer needs it inside dealers' pages.
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/**
 * @param {Site} site
 * @param {Record<string, string | undefined>} env the VITE_ settings of the build
 * @returns {Rules}
 */
export function rulesFor({ pages, notFound }, env) {
  return {
    headers: commonHeaders,
    redirects: [...movedPages.flatMap(alsoWithSlash), ...pages.flatMap(otherAddresses)],
    pages: pages.map((page) => ({ path: page.path, file: page.file, headers: headersOf(page, env) })),
    notFound: { file: notFound.file, headers: headersOf({ ...notFound, isNoindex: true }, env) },
  }
}

export const cacheControl = {
  /** Its name changes with its content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages, and JSON: they name files that the next release may not have. */
  index: 'no-cache',
  other: 'public, max-age=86400',
}

/**
 * How long a file that is no page may be kept without asking.
 * @param {string} path e.g. '/assets/index-BmaK5VuM.css'
 */
export function cacheControlOf(path) {
  if (hashedFolder.test(path)) return cacheControl.hashed
  return path.endsWith('.json') ? cacheControl.index : cacheControl.other
}

/**
 * Who may frame a page.
 * @param {string} path of the address, e.g. '/viewer/'
 * @returns {string} a directive of the header Content-Security-Policy
 */
export function framePolicy(path) {
  const [, ancestors = "'none'"] =
    Object.entries(frameAncestors).find(([folder]) => path.startsWith(folder)) ?? []
  return `frame-ancestors ${ancestors}`
}

/**
 * @param {Page} page
 * @param {Record<string, string | undefined>} env
 * @returns {Headers}
 */
function headersOf(page, env) {
  return {
    'Cache-Control': cacheControl.index,
    'Content-Security-Policy': `${contentPolicy(page, env)}; ${framePolicy(page.path)}`,
    ...(page.isNoindex ? { 'X-Robots-Tag': 'noindex' } : {}),
  }
}

/**
 * What a page may load and run, but for who may frame it: that alone has no effect in a page's meta.
 * @param {Page} page
 * @param {Record<string, string | undefined>} env
 */
export function contentPolicy(page, env) {
  const origins = (/** @type {string[]} */ ...names) => [
    ...new Set(names.flatMap((name) => (env[name]?.trim() ? new URL(env[name].trim()).origin : []))),
  ]
  const isFramed = Object.keys(frameAncestors).some((folder) => page.path.startsWith(folder))
  const directives = {
    // Also what a browser fetches ahead of its use.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(page.scripts)],
    'style-src': ["'self'", ...new Set(page.styles)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // A visitor's own video, on /try-your-car, which is reached by navigation from any page.
    'media-src': ["'self'", ...(isFramed ? [] : ['blob:'])],
    'manifest-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(isFramed ? [] : origins('VITE_SUPABASE_URL', 'VITE_ERROR_REPORTS_URL', 'VITE_ANALYTICS_URL')),
    ],
    'frame-src': isFramed
      ? ["'none'"]
      : ["'self'", ...origins('VITE_SPIN_VIEWER_URL', 'VITE_CAMPAIGN_VIDEO_URL')],
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** @param {{ from: string, to: string }} move */
function alsoWithSlash({ from, to }) {
  return [from, `${from}/`].map((address) => ({ from: address, to }))
}

/**
 * A page answers at one address; the others that servers know for it lead there.
 * @param {Page} page
 */
function otherAddresses({ path, file }) {
  if (`/${file}` === path) return []
  const withOrWithoutSlash = path === '/' ? [] : [path.endsWith('/') ? path.slice(0, -1) : `${path}/`]
  return [...withOrWithoutSlash, `/${file}`].map((from) => ({ from, to: path }))
}
