import { hashedFolders } from './inspect-site.mjs'
import { cacheControlOf } from './rules.mjs'

// Cloudflare Pages reads no more.
const mostRules = 100
const longestLine = 2000

/**
 * The file _headers of Netlify and Cloudflare Pages. Where two patterns match, both hosts send both values, and two
 * policies forbid what either forbids. So whatever differs by page stands under that page alone, and /* holds only what
 * is true of every answer.
 * @param {import('./rules.mjs').Rules} rules
 * @param {import('./inspect-site.mjs').Site} site
 */
export function headersFile({ headers, pages }, { files }) {
  const blocks = [
    { pattern: '/*', headers },
    ...pages.flatMap((page) => addressesAtHosts(page).map((pattern) => ({ pattern, headers: page.headers }))),
    ...cachedPatterns(pages, files).map((pattern) => ({
      pattern,
      headers: { 'Cache-Control': cacheControlOf(pattern) },
    })),
  ]
  const text = blocks
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n')
  if (blocks.length > mostRules)
    throw new Error(`_headers has ${blocks.length} rules; hosts read ${mostRules}.`)
  const longest = Math.max(...text.split('\n').map((line) => line.length))
  if (longest > longestLine) throw new Error(`_headers has a line of ${longest}; hosts read ${longestLine}.`)
  return `${text}\n`
}

/**
 * The file _redirects. Slashes at the end of an address are the hosts' own business: a rule of ours would turn in circles
 * with theirs.
 * @param {import('./rules.mjs').Rules} rules
 */
export function redirectsFile({ redirects, pages }) {
  const moves = redirects.filter(({ from }) => !pages.some(({ path, file }) => isOneOf(from, path, file)))
  return moves.map(({ from, to }) => `${from} ${to} 301\n`).join('')
}

/** @param {string} address @param {string} path @param {string} file */
function isOneOf(address, path, file) {
  return [path, `${path}/`, path.replace(/\/$/, ''), `/${file}`].includes(address)
}

/**
 * Netlify answers at /services, Cloudflare at /services/, and at /film/player instead of /film/player.html.
 * @param {{ path: string }} page
 */
function addressesAtHosts({ path }) {
  if (path === '/') return [path]
  if (path.endsWith('.html')) return [path, path.replace(/\.html$/, '')]
  const bare = path.replace(/\/$/, '')
  return [bare, `${bare}/`]
}

/**
 * One pattern a folder; the files of a folder that holds a page, and of the root, one by one.
 * @param {Array<{ path: string }>} pages
 * @param {string[]} files
 */
function cachedPatterns(pages, files) {
  const folderOf = (/** @type {string} */ path) =>
    path.split('/').length > 2 ? `${path.split('/', 2).join('/')}/` : '/'
  const withPages = new Set(['/', ...pages.map(({ path }) => folderOf(path))])
  const patterns = files.map((file) => (withPages.has(folderOf(file)) ? file : `${folderOf(file)}*`))
  return [...new Set([...hashedFolders.map((folder) => `/${folder}/*`), ...patterns])]
}
