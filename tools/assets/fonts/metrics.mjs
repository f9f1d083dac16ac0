import { Blob, Face, Font } from 'harfbuzzjs'

/**
 * @typedef {object} Metrics
 * @property {number} unitsPerEm
 * @property {number} ascent
 * @property {number} descent Distance below the baseline, as a positive number.
 * @property {number} lineGap
 * @property {(character: string) => number} advance Width of a character, in font units.
 */

/**
 * @param {Buffer} bytes
 * @returns {Metrics}
 */
export function readMetrics(bytes) {
  const face = new Face(new Blob(bytes))
  const font = new Font(face)
  const { ascender, descender, lineGap } = font.hExtents()
  return {
    unitsPerEm: face.upem,
    ascent: ascender,
    descent: -descender,
    lineGap,
    advance: (character) => font.glyphHAdvance(font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0),
  }
}
