import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Modules that nearly every page reads: a change of theirs says nothing about one page. */
const shared = ['address', 'fonts', 'picture-source', 'pictures', 'site', 'social-pictures'].map(
  (name) => `src/content/${name}.ts`,
)

/**
 * What a page says is written in its own folder and in the content modules that its parts read, directly or not.
 * How the parts look and behave is not the page's text.
 * @param {string} folder under src/pages
 * @returns {string[]} files, sorted
 */
export function pageSources(folder) {
  const own = join('src/pages', folder)
  /** @type {Set<string>} */
  const seen = new Set()
  const waiting = readdirSync(own).map((file) => join(own, file))
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    waiting.push(...importsOf(file))
  }
  return [...seen]
    .filter((file) => file.startsWith(`${own}/`) || file.startsWith('src/content/'))
    .filter((file) => !shared.includes(file))
    .sort()
}

/** @param {string} file */
function importsOf(file) {
  if (!/\.tsx?$/.test(file)) return []
  const targets = readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(@\/|\.\.?\/)([^']+)'/g)
  return [...targets].flatMap(([, start = '', rest = '']) => {
    const path = start === '@/' ? join('src', rest) : join(dirname(file), start, rest)
    return [`${path}.ts`, `${path}.tsx`].filter((candidate) => existsSync(candidate))
  })
}
