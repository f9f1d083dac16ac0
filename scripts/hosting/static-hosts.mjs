import { hashedFolder } from './inspect-site.mjs'
import { cacheControlOf } from './rules.mjs'

// Limits of Cloudflare Pages.
const mostRules = 100
const longestLine = 2000

/**
 * The file _headers of Netlify and Cloudflare Pages. If two patterns match, both hosts send both values, and a browser
 * enforces both policies. So /* has only what applies to every response, and each page has the rest.
 * @param {import('./rules.mjs').Rules} rules
 * @param {import('./inspect-site.mjs').Site} site
 */
export function headersFile({ headers, pages }, { files }) {
  const blocks = [
    { pattern: '/*', headers },
    ...pages.flatMap((page) => pathsAtHosts(page).map((pattern) => ({ pattern, headers: page.headers }))),
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
    throw new Error(`_headers has ${blocks.length} rules; the most is ${mostRules}.`)
  const longest = Math.max(...text.split('\n').map((line) => line.length))
  if (longest > longestLine) throw new Error(`_headers has a line of ${longest}; the most is ${longestLine}.`)
  return `${text}\n`
}

/**
 * The file _redirects. Hosts handle trailing slashes themselves: a rule of ours would cause a redirect loop.
 * @param {import('./rules.mjs').Rules} rules
 */
export function redirectsFile({ redirects, pages }) {
  const moves = redirects.filter(({ from }) => !pages.some(({ path, file }) => isOneOf(from, path, file)))
  return moves.map(({ from, to }) => `${from} ${to} 301\n`).join('')
}

/** @param {string} url @param {string} path @param {string} file */
function isOneOf(url, path, file) {
  return [path, `${path}/`, path.replace(/\/$/, ''), `/${file}`].includes(url)
}

/**
 * With and without a trailing slash: hosts redirect between the two, but not all in the same direction.
 * @param {{ path: string }} page
 */
function pathsAtHosts({ path }) {
  if (path === '/') return [path]
  const bare = path.replace(/\/$/, '')
  return [bare, `${bare}/`]
}

/**
 * One pattern for a folder whose files have one lifetime and no pages, otherwise one for each file.
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
