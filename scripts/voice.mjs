// Lists copy that may not be plain American English, or that may make a claim without explaining it. Customers' quotes
// and legal text are skipped.
import { readdirSync } from 'node:fs'
import { withModules } from './typescript-modules.mjs'

/** @type {ReadonlyArray<[advice: string, words: RegExp, explainedIn?: string]>} */
const advice = [
  ['say where 15 minutes are explained', /\b(15|fifteen).minutes?\b/i, 'pricing-faq|pricing/speed|process'],
  ['say where the same day is explained', /\bsame.day\b/i, '/pricing/'],
  ['say where the next day is explained', /\bnext.day\b/i, '/pricing/'],
  ['video, not film', /\bfilm(s|ed|ing)?\b/i],
  ['headlights and taillights, not lamps', /\b(head|tail)?lamps?\b/i],
  ['rocker panels, not sills', /\bsills?\b/i],
  ['glass, not panes', /\bpanes?\b/i],
  ['is shown or is in, not stands', /\b(stands?|standing|stood)\b/i],
  ['someone, anyone, no one', /\b(some|any|every|no)body\b/i],
  ['anyone who, not whoever', /\bwho(so)?ever\b/i],
  ['setup, not set-up', /\bset-ups?\b/i],
  ['check off, not tick off', /\btick(ed|s)?\b/i],
  ['URL, link or email address', /(?<!\b(email|IP|postal) )\baddress(es)?\b(?! it\b)/i],
  ['contraction', /\b(do|does|did|is|are|was|were|have|has|could|would|should|will|can) ?not\b/i],
  ['contraction', /(?<!\b(as|who|where) )\b(we|you|they) are\b|(?<!where )\b(it|that|there|what) is\b/i],
  ['American spelling', /\b(colour|grey|tyres?|bonnet|licence|favourite|neighbour|organis|realis)/i],
  ['a word of advertising', /\b(elevate|cutting-edge|game-changer|unlock|revolutioni[sz]e)\b/i],
]
const leftAlone = /testimonials|success-stories|[\\/]legal[\\/]/

const filesIn = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`)
const paths = [
  ...filesIn('src/content').filter((path) => path.endsWith('.ts')),
  ...filesIn('src/pages').filter((path) => path.endsWith('/meta.ts')),
].filter((path) => !leftAlone.test(path))
const hints = await withModules(async (load) => {
  const found = []
  for (const path of paths) {
    for (const text of textsIn(await load(`/${path}`))) {
      for (const [hint, words, explainedIn] of advice) {
        const isExplained = explainedIn && new RegExp(explainedIn).test(path)
        if (words.test(text) && !isExplained) found.push(`${path}: ${hint}: ${text}`)
      }
    }
  }
  return found
})
console.log(hints.length === 0 ? 'Nothing to say.' : hints.join('\n'))

/** @param {unknown} value @returns {string[]} */
function textsIn(value) {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  if (typeof value === 'function') return textsIn(String(value))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
