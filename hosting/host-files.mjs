import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Reads a file in this folder and fills in its placeholders.
 * @param {string} name
 * @param {string} policy
 * @param {ReadonlyArray<string>} [pages] the paths of the pages
 */
export function hostFile(name, policy, pages = []) {
  const ruleOf = name === 'nginx.conf' ? locationOf : framingOf
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .replaceAll('{{policy}}', policy)
    .replace('{{pages}}', () => pages.map(ruleOf).join('\n'))
}

/** Returns a _headers rule that stops other sites from embedding the page in an iframe. @param {string} path */
const framingOf = (path) => `${path}\n  X-Frame-Options: DENY\n`

/**
 * @param {string} outDir
 * @param {string} policy
 * @param {ReadonlyArray<string>} pages
 */
export function writeHostFiles(outDir, policy, pages) {
  for (const name of ['_headers', '_redirects'])
    writeFileSync(join(outDir, name), hostFile(name, policy, pages))
  mkdirSync(hostingDirOf(outDir), { recursive: true })
  writeFileSync(join(hostingDirOf(outDir), 'nginx.conf'), hostFile('nginx.conf', policy, pages))
}

/**
 * Returns the nginx location block of a page. nginx merges repeated slashes in $uri, but it can't convert $uri to
 * lowercase, so the pattern ignores case.
 * @param {string} path
 */
function locationOf(path) {
  const isHome = path === '/'
  const spellings = isHome ? '^/(index\\.html)?$' : `^${path}(/|\\.html)?$`
  const file = isHome ? '/index.html' : `${path}.html`
  const redirect = `if ($request_uri !~ ^${path}(\\?|$)) { return 301 ${path}$is_args$args; }`
  return `location ~* ${spellings} { ${redirect} try_files ${file} =404; }`
}

/**
 * Returns the folder for host files that must not be published, which is 'dist-hosting' for 'dist'.
 * @param {string} outDir
 */
export function hostingDirOf(outDir) {
  return `${resolve(outDir)}-hosting`
}

/**
 * Returns the headers for a path. If several rules set the same header, the values are joined, as on Cloudflare Pages.
 * @param {string} rules the text of a _headers file
 * @param {string} path
 * @returns {Map<string, string>}
 */
export function headersFor(rules, path) {
  const headers = new Map()
  let matches = false
  for (const line of rules.split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? []
    if (line.startsWith('/'))
      matches = new RegExp(`^${line.replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`).test(path)
    else if (name && matches) headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value)
  }
  return headers
}
