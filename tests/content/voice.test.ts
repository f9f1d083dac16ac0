import { describe, expect, it } from 'vitest'
import * as viewerCopy from '@/viewer/copy'

/** Structured data repeats what the other modules say. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/content/**/*.ts', '!/src/content/structured-data/**'],
  { eager: true },
)

/** Every text that a module exports, and the source of functions that return text. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const said = [...Object.entries(modules), ['viewer', viewerCopy] as const].flatMap(([where, exports]) =>
  // What has no space is a path, an id or a single word of a label.
  textsIn(exports).flatMap((text) => (text.includes(' ') ? [{ where, text }] : [])),
)

function saying(words: RegExp) {
  return said.filter(({ text }) => words.test(text)).map(({ where, text }) => `${where}: ${text}`)
}

it.each([
  [
    '15 minutes',
    /\b(15|fifteen).minutes?\b/i,
    ['legal/terms-of-use', 'pricing/pricing-faq', 'pricing/speed', 'services/overview/process'],
  ],
  [
    'the same day',
    /\bsame.day\b/i,
    ['plans/plan-comparison', 'plans/plans', 'pricing/add-ons', 'pricing/speed'],
  ],
  [
    'the next day',
    /\bnext.day\b/i,
    ['plans/plan-comparison', 'plans/plans', 'pricing/pricing-faq', 'pricing/speed'],
  ],
])('only the sentences that explain it say %s', (_, words, allowed) => {
  const places = said.filter(({ text }) => words.test(text)).map(({ where }) => where)
  expect([...new Set(places)].sort()).toEqual(allowed.map((name) => `/src/content/${name}.ts`))
})

describe('the site speaks American English, in the words of dealers', () => {
  it.each([
    ['video, not film', /\bfilm(s|ed|ing)?\b/i],
    ['headlights and taillights, not lamps', /\b(head|tail)?lamps?\b/i],
    ['rocker panels, not sills', /\bsills?\b/i],
    ['glass, not panes', /\bpanes?\b/i],
    ['a liftgate on a crossover', /\btailgates?\b/i],
    ['is shown or is in, not stands', /\b(stands?|standing|stood)\b/i],
    ['someone, anyone, no one', /\b(some|any|every|no)body\b/i],
    ['anyone who, not whoever', /\bwho(so)?ever\b/i],
    ['setup, not set-up', /\bset-ups?\b/i],
    ['check off, not tick off', /\btick(ed|s)?\b/i],
    ['around, not round', /\b(go|goes|way|turns?) round\b/i],
    ['URL, link or email address', /(?<!\b(email|IP|postal) )\baddress(es)?\b(?! it\b)/i],
    ['contractions: not', /\b(do|does|did|is|are|was|were|have|has|could|would|should|will|can) ?not\b/i],
    [
      'contractions: pronouns',
      /(?<!\b(as|who|where) )\b(we|you|they) are\b|(?<!where )\b(it|that|there|what) is\b/i,
    ],
    [
      'British spellings',
      /\b(colour|grey|tyres?|bonnet|licence|favourite|neighbour|organis|realis|programme)/i,
    ],
    ['words that BRAND.md bans', /\b(elevate|cutting-edge|game-changer|unlock|revolutioni[sz]e)\b/i],
  ])('%s', (_, words) => {
    expect(saying(words)).toEqual([])
  })
})
