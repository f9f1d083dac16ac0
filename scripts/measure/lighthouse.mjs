import lighthouse from 'lighthouse'
import { asTable } from '../build/table.mjs'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * Lighthouse's four scores of each page, on its phone. Pages kept out of search engines miss its SEO by design.
 * @param {number} port where a browser listens for its DevTools
 * @param {{ base: string, pages: import('../build/built-pages.mjs').BuiltPage[] }} options
 */
export async function scorePages(port, { base, pages }) {
  const rows = []
  let misses = 0
  for (const { path, isTool } of pages) {
    const result = await lighthouse(base + path, { port, output: 'json', logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse says nothing of ${path}`)
    const { lhr } = result
    const lost = []
    const scores = []
    for (const category of categories) {
      const { score, auditRefs } = lhr.categories[category] ?? { score: null, auditRefs: [] }
      const isMiss = score !== 1 && !(isTool && category === 'seo')
      if (isMiss) misses += 1
      scores.push(`${Math.round((score ?? 0) * 100)}${isMiss ? ' !' : '  '}`)
      if (isMiss)
        lost.push(...auditRefs.filter(({ weight }) => weight > 0).flatMap(({ id }) => lossOf(lhr.audits[id])))
    }
    rows.push([path, ...scores, lost.join(', ')])
  }
  return { table: asTable(['page', ...categories, 'what is missing'], rows), misses }
}

/** @param {import('lighthouse').Result['audits'][string] | undefined} audit @returns {string[]} */
function lossOf(audit) {
  if (audit?.errorMessage) return [`${audit.id}: ${audit.errorMessage}`]
  if (!audit || audit.score === null || audit.score === 1) return []
  return [audit.displayValue ? `${audit.id} ${audit.displayValue}` : audit.id]
}
