import subsetFont from 'subset-font'

/** @typedef {ReadonlyArray<number | number[]>} Glyphs single code points, or `[first, last]` ranges */
/** @typedef {Parameters<typeof subsetFont>[2]['variationAxes']} Axes */

const features = ['kern', 'tnum']

/**
 * @param {Buffer} original
 * @param {'sfnt' | 'woff2'} targetFormat
 * @param {Glyphs} glyphs
 * @param {Axes} [variationAxes]
 * @returns {Promise<Buffer>}
 */
export function cut(original, targetFormat, glyphs, variationAxes) {
  return subsetFont(original, textOf(glyphs), {
    targetFormat,
    variationAxes,
    keepFeatures: features,
    noHinting: true,
  })
}

/**
 * @param {number | number[]} glyph
 * @returns {string}
 */
export function unicodeRange(glyph) {
  return `U+${[glyph]
    .flat()
    .map((point) => point.toString(16))
    .join('-')}`
}

/** @param {Glyphs} glyphs */
function textOf(glyphs) {
  return glyphs.map((glyph) => String.fromCodePoint(...pointsOf(glyph))).join('')
}

/** @param {number | number[]} glyph */
function pointsOf(glyph) {
  const [first = 0, last = first] = [glyph].flat()
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
