/** @import { Metrics } from './metrics.mjs' */

/** How often each character appears in 1,000 characters of English text. */
// biome-ignore format: a table
const letterShares = {
  ' ': 183, e: 103, t: 75, a: 65, o: 62, n: 57, i: 57, s: 53, r: 50, h: 50, l: 33, d: 33, u: 23, c: 22,
  m: 20, f: 20, w: 17, g: 16, p: 15, y: 14, b: 13, v: 8, k: 6, x: 1, j: 1, q: 1, z: 1,
}

/**
 * Advance widths of Arial, Helvetica and Liberation Sans in thousandths of an em.
 * @type {Record<'regular' | 'bold', Record<string, number>>}
 */
// biome-ignore format: a table
const arialWidths = {
  regular: {
    ' ': 278, a: 556, b: 556, c: 500, d: 556, e: 556, f: 278, g: 556, h: 556, i: 222, j: 222, k: 500, l: 222,
    m: 833, n: 556, o: 556, p: 556, q: 556, r: 333, s: 500, t: 278, u: 556, v: 500, w: 722, x: 500, y: 500, z: 500,
  },
  bold: {
    ' ': 278, a: 556, b: 611, c: 556, d: 611, e: 556, f: 333, g: 611, h: 611, i: 278, j: 278, k: 556, l: 278,
    m: 889, n: 611, o: 611, p: 611, q: 611, r: 389, s: 556, t: 333, u: 611, v: 556, w: 778, x: 556, y: 556, z: 500,
  },
}

/**
 * A system font. `names` are for CSS `local()`, and widths are fractions of an em.
 * @typedef {Record<'regular' | 'medium' | 'bold', { names: string[], widthOf: (letter: string) => number }>} SystemFont
 */

/** @type {SystemFont} */
export const arial = {
  regular: { names: ['Arial', 'Helvetica', 'Liberation Sans'], widthOf: arialWidth('regular') },
  medium: { names: ['Arial', 'Helvetica', 'Liberation Sans'], widthOf: arialWidth('regular') },
  bold: {
    names: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold'],
    widthOf: arialWidth('bold'),
  },
}

/**
 * Android uses Roboto instead of Arial. Since Android 12, Roboto is one variable font in which only the regular weight
 * has a name, so the other weights fall back to it.
 * @param {Record<'regular' | 'medium' | 'bold', Metrics>} metrics
 * @returns {SystemFont}
 */
export function roboto({ regular, medium, bold }) {
  return {
    regular: { names: ['Roboto', 'Roboto Regular'], widthOf: widthIn(regular) },
    medium: { names: ['Roboto Medium', 'Roboto'], widthOf: widthIn(medium) },
    bold: { names: ['Roboto Bold', 'Roboto'], widthOf: widthIn(bold) },
  }
}

/**
 * Adjusts a system font to our font's metrics, so text moves as little as possible when our font loads.
 * @param {{ family: string, weight: string, font: SystemFont['regular'], metrics: Metrics }} face
 */
export function fallbackFace({ family, weight, font, metrics }) {
  const size = meanWidth(widthIn(metrics)) / meanWidth(font.widthOf)
  const override = (/** @type {number} */ units) => percent(units / metrics.unitsPerEm / size)
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  ${sourceLine(font.names.map((name) => `local("${name}")`).join(', '))}
  size-adjust: ${percent(size)};
  ascent-override: ${override(metrics.ascent)};
  descent-override: ${override(metrics.descent)};
  line-gap-override: ${override(metrics.lineGap)};
}`
}

/** @param {'regular' | 'bold'} cut */
function arialWidth(cut) {
  return (/** @type {string} */ letter) => (arialWidths[cut][letter] ?? 0) / 1000
}

/** @param {Metrics} metrics */
function widthIn({ advance, unitsPerEm }) {
  return (/** @type {string} */ letter) => advance(letter) / unitsPerEm
}

/** @param {string} sources */
function sourceLine(sources) {
  return sources.length > 100 ? `src:\n    ${sources};` : `src: ${sources};`
}

/** @param {(letter: string) => number} widthOf */
function meanWidth(widthOf) {
  const shares = Object.entries(letterShares)
  const total = shares.reduce((sum, [, share]) => sum + share, 0)
  return shares.reduce((sum, [letter, share]) => sum + share * widthOf(letter), 0) / total
}

/** @param {number} ratio */
function percent(ratio) {
  return `${Math.round(ratio * 10_000) / 100}%`
}
