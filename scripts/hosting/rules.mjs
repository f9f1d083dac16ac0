import { hashedFolder } from './inspect-site.mjs'

/**
 * @typedef {import('./inspect-site.mjs').Page} Page
 * @typedef {import('./inspect-site.mjs').Site} Site
 * @typedef {Record<string, string>} Headers
 *
 * @typedef {object} Rules what every host of the site does, as data
 * @property {Headers} headers of every answer
 * @property {Array<{ from: string, to: string }>} redirects permanent; the query is kept
 * @property {Array<{ path: string, file: string, headers: Headers }>} pages
 * @property {{ file: string, headers: Headers }} notFound for unknown URLs, with status 404
 */

const movedPages = [{ from: '/campaign', to: '/vid-box-campaign' }]

/** Who may frame which pages; no one may frame the others. */
const frameAncestors = { '/viewer/': '*', '/film/': "'self'" }

const commonHeaders = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Full screen stays allowed: the viewer needs it on dealers' pages.
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
    redirects: [...movedPages.flatMap(alsoWithSlash), ...pages.flatMap(alternatePaths)],
    pages: pages.map((page) => ({ path: page.path, file: page.file, headers: headersOf(page, env) })),
    notFound: { file: notFound.file, headers: headersOf({ ...notFound, isNoindex: true }, env) },
  }
}

export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  /** Pages and JSON: they refer to files that the next release may not have. */
  index: 'no-cache',
  other: 'public, max-age=86400',
}

/** @param {string} path of a file that is not a page, e.g. '/assets/index-BmaK5VuM.css' */
export function cacheControlOf(path) {
  if (hashedFolder.test(path)) return cacheControl.hashed
  return path.endsWith('.json') ? cacheControl.index : cacheControl.other
}

/**
 * @param {string} path e.g. '/viewer/'
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
 * Without frame-ancestors, which has no effect in a meta element.
 * @param {Page} page
 * @param {Record<string, string | undefined>} env
 */
export function contentPolicy(page, env) {
  const origins = (/** @type {string[]} */ ...names) => [
    ...new Set(names.flatMap((name) => (env[name]?.trim() ? new URL(env[name].trim()).origin : []))),
  ]
  const isFramed = Object.keys(frameAncestors).some((folder) => page.path.startsWith(folder))
  const directives = {
    // Also covers prefetches.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(page.scripts)],
    // Packages set style attributes and insert style elements; what may run stays strict.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // A visitor's own video on /try-your-car, which can be reached by client-side navigation from any page.
    'media-src': ["'self'", ...(isFramed ? [] : ['blob:'])],
    'manifest-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(isFramed ? [] : origins('VITE_SUPABASE_URL', 'VITE_ERROR_REPORTS_URL', 'VITE_ANALYTICS_URL')),
    ],
    'frame-src': isFramed
      ? [page.path === '/viewer/' ? "'self'" : "'none'"]
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
  return [from, `${from}/`].map((path) => ({ from: path, to }))
}

/**
 * The other URLs that servers know for a page redirect to its canonical one.
 * @param {Page} page
 */
function alternatePaths({ path, file }) {
  if (`/${file}` === path) return []
  const withOrWithoutSlash = path === '/' ? [] : [path.endsWith('/') ? path.slice(0, -1) : `${path}/`]
  return [...withOrWithoutSlash, `/${file}`].map((from) => ({ from, to: path }))
}
