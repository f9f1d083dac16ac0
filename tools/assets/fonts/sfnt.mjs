/**
 * @typedef {object} Metrics
 * @property {number} unitsPerEm
 * @property {number} ascent
 * @property {number} descent Distance below the baseline, as a positive number.
 * @property {number} lineGap
 * @property {(character: string) => number} advance Width of a character, in font units.
 */

/**
 * @param {Buffer} font
 * @returns {Metrics}
 */
export function readMetrics(font) {
  const hhea = table(font, 'hhea')
  const hmtx = table(font, 'hmtx')
  const glyphOf = readCmap(table(font, 'cmap'))
  const lastMetric = hhea.readUInt16BE(34) - 1
  return {
    unitsPerEm: table(font, 'head').readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: -hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    advance: (character) => hmtx.readUInt16BE(Math.min(glyphOf(character), lastMetric) * 4),
  }
}

/**
 * @param {Buffer} font
 * @param {string} tag
 */
function table(font, tag) {
  for (let record = 12; record < 12 + font.readUInt16BE(4) * 16; record += 16) {
    if (font.toString('latin1', record, record + 4) !== tag) continue
    const offset = font.readUInt32BE(record + 8)
    return font.subarray(offset, offset + font.readUInt32BE(record + 12))
  }
  throw new Error(`The font has no table "${tag}".`)
}

/**
 * Reads only format 4, which covers all characters in our subsets.
 * @param {Buffer} cmap
 */
function readCmap(cmap) {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8))
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4)
  if (start === undefined) throw new Error('The font has no character map of format 4.')
  const segments = cmap.readUInt16BE(start + 6) / 2
  const ends = start + 14
  const starts = ends + segments * 2 + 2
  const deltas = starts + segments * 2
  const ranges = deltas + segments * 2

  return (/** @type {string} */ character) => {
    const code = character.codePointAt(0) ?? 0
    for (let index = 0; index < segments; index += 1) {
      const first = cmap.readUInt16BE(starts + index * 2)
      if (code < first || code > cmap.readUInt16BE(ends + index * 2)) continue
      const delta = cmap.readUInt16BE(deltas + index * 2)
      const range = cmap.readUInt16BE(ranges + index * 2)
      if (range === 0) return (code + delta) & 0xffff
      const glyph = cmap.readUInt16BE(ranges + index * 2 + range + (code - first) * 2)
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}
