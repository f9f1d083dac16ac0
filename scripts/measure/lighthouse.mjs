import lighthouse from 'lighthouse'
import { asTable } from '../build/table.mjs'
import { createLimits } from './limits.mjs'
import { leastScore } from './profiles.mjs'

/**
 * With Lighthouse's phone. Noindex pages fail its SEO by design.
 * @param {number} port where a browser listens for its DevTools
 * @param {Pick<import('./loads/loads.mjs').Options, 'base' | 'pages'>} options
 */
export async function scorePages(port, { base, pages }) {
  const { miss, misses } = createLimits()
  const rows = []
  for (const { path, noindex } of pages) {
    const result = await lighthouse(base + path, { port, output: 'json', logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse has no result for ${path}`)
    const { lhr } = result
    /** @type {string[]} */
    const lost = []
    const scores = Object.entries(leastScore).map(([category, least]) => {
      const { score, auditRefs } = lhr.categories[category] ?? { score: null, auditRefs: [] }
      const shown = Math.round((score ?? 0) * 100)
      if (shown >= least || (noindex && category === 'seo')) return `${shown}  `
      lost.push(...auditRefs.filter(({ weight }) => weight > 0).flatMap(({ id }) => lossOf(lhr.audits[id])))
      return miss(String(shown))
    })
    rows.push([path, ...scores, lost.join(', ')])
  }
  return { table: asTable(['page', ...Object.keys(leastScore), 'what is missing'], rows), misses: misses() }
}

/** @param {import('lighthouse').Result['audits'][string] | undefined} audit @returns {string[]} */
function lossOf(audit) {
  if (audit?.errorMessage) return [`${audit.id}: ${audit.errorMessage}`]
  if (!audit || audit.score === null || audit.score === 1) return []
  return [audit.displayValue ? `${audit.id} ${audit.displayValue}` : audit.id]
}
