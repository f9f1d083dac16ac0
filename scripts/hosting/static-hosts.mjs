import { hashedFolder } from './inspect-site.mjs'
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
    ...[...cachedPatterns(pages, files)].map(([pattern, value]) => ({
      pattern,
      headers: { 'Cache-Control': value },
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
 * With and without a slash at the end: hosts redirect from one to the other, but not all in the same direction.
 * @param {{ path: string }} page
 */
function addressesAtHosts({ path }) {
  if (path === '/') return [path]
  const bare = path.replace(/\/$/, '')
  return [bare, `${bare}/`]
}

/**
 * One pattern a folder where all files may be kept equally long and none is a page, else one a file.
 * @param {Array<{ path: string }>} pages
 * @param {string[]} files
 * @returns {Map<string, string>} Cache-Control by pattern
 */
function cachedPatterns(pages, files) {
  const topFolder = (/** @type {string} */ path) => /^\/([^/]+\/)?/.exec(path)?.[0] ?? '/'
  const mixed = new Set(['/', ...pages.map(({ path }) => topFolder(path))])
  for (const folder of new Set(files.map(topFolder))) {
    const values = files.filter((file) => topFolder(file) === folder).map(cacheControlOf)
    if (new Set(values).size > 1) mixed.add(folder)
  }
  return new Map(
    files.map((file) => {
      const folder =
        hashedFolder.exec(file)?.[0] ?? (mixed.has(topFolder(file)) ? undefined : topFolder(file))
      return [folder ? `${folder}*` : file, cacheControlOf(file)]
    }),
  )
}
