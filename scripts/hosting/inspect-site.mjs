import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * @typedef {object} Page
 * @property {string} path its canonical path, e.g. '/services'
 * @property {string} file below the site's folder, e.g. 'services.html'
 * @property {string[]} scripts hashes of its inline scripts, as in a Content-Security-Policy
 * @property {boolean} isNoindex by its robots meta
 *
 * @typedef {object} Site
 * @property {Page[]} pages all but 404.html
 * @property {Page} notFound
 * @property {string[]} files URL paths of all other files
 */

/** Folders of files with a content hash in their names. */
const hashedFolders = ['assets', 'pictures', 'fonts', 'spin/[^/]+']

/** Matches up to the folder's last slash; also part of nginx.conf. */
export const hashedFolder = new RegExp(`^/(${hashedFolders.join('|')})/`)

// 'page-B7D2tTrW.js' by Vite, 'hero.1aaeb8a3-480.avif' by `npm run media`.
const hashedName = /(-[\w-]{8}|\.[0-9a-f]{8}(-\d+)?)(\.[a-z0-9]+)+$/

/**
 * @param {string} outDir
 * @returns {Site}
 * @throws {Error} if a page needs what its security policy forbids, or a file has no hash in its name
 */
export function inspectSite(outDir) {
  const names = listFiles(outDir)
  const pages = names
    .filter((name) => name.endsWith('.html'))
    .map((file) => inspectPage(file, readFileSync(join(outDir, file), 'utf8')))
  const notFound = pages.find(({ file }) => file === '404.html')
  if (!notFound) throw new Error(`${outDir} has no 404.html. Is it a finished build of the site?`)

  const unhashed = names.filter((name) => hashedFolder.test(`/${name}`) && !hashedName.test(name))
  if (unhashed.length)
    throw new Error(`Cached forever, but without a hash in the name: ${unhashed.join(', ')}`)

  return {
    pages: pages.filter((page) => page !== notFound),
    notFound,
    files: names.filter((name) => !name.endsWith('.html')).map((name) => `/${name}`),
  }
}

/**
 * The published files in order, without compressed copies and host configuration.
 * @param {string} outDir
 * @returns {string[]} paths below it, with slashes on every system
 */
export function listFiles(outDir) {
  return readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name).slice(join(outDir, sep).length).replaceAll(sep, '/'),
    )
    .filter((name) => !/\.(br|gz)$|^_(headers|redirects)$|(^|\/)\.(?!well-known\/)/.test(name))
    .sort()
}

const piece =
  /<!--[\s\S]*?-->|<(?<element>script|style)\b(?<attributes>(?:"[^"]*"|'[^']*'|[^'">])*)>(?<text>[\s\S]*?)<\/\k<element>\s*>|<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi

/**
 * @param {string} file
 * @param {string} html
 * @returns {Page}
 */
export function inspectPage(file, html) {
  /** @type {Page} */
  const page = { path: pathOf(file), file, scripts: [], isNoindex: false }
  for (const { 0: text, groups = {} } of html.matchAll(piece)) {
    const { element, attributes = '', text: content = '' } = groups
    if (element?.toLowerCase() === 'script' && runs(attributes)) page.scripts.push(hashOf(content))
    else if (/^<meta\b/i.test(text) && /\bname="?robots\b/i.test(text))
      page.isNoindex ||= /noindex/i.test(text)
    const tag = element ? attributes : text
    const refused = /\s(on[a-z]+)\s*=/i.exec(tag.replace(/"[^"]*"|'[^']*'/g, '""'))
    if (refused) throw new Error(`${file}: the security policy refuses the attribute ${refused[1]} in ${tag}`)
  }
  return page
}

/**
 * '/pricing' for pricing.html, '/viewer/' for viewer/index.html.
 * @param {string} file
 */
function pathOf(file) {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`
}

/**
 * Whether a script element contains inline code: neither a src nor a data block.
 * @param {string} attributes
 */
function runs(attributes) {
  if (/\ssrc\s*=/i.test(attributes)) return false
  const type = /\stype\s*=\s*["']?([^"'\s]*)/i.exec(attributes)?.[1] ?? ''
  return /^(|module|importmap|speculationrules|(text|application)\/javascript)$/i.test(type)
}

/** @param {string} text */
function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
