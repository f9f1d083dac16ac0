import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cut, unicodeRange } from './cut.mjs'
import { fallbackFace } from './fallback.mjs'
import { readMetrics } from './sfnt.mjs'

/** @import { Axes, Glyphs } from './cut.mjs' */

const source = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'
/** The characters of every page, in the font that is fetched first. */
const coreGlyphs = [
  [0x20, 0x7e],
  0xa0,
  0xa9,
  0xb0,
  0xb7,
  0xd7,
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  0x2022,
  0x2026,
  0x2212,
]
/** What visitors may type, José or Zoë; a browser fetches it at the first such character. */
const accentGlyphs = [[0xa1, 0xa8], [0xaa, 0xaf], [0xb1, 0xb6], [0xb8, 0xd6], [0xd8, 0xff], 0x20ac, 0x2122]

/** Text: one width, regular to semibold; bold would add half the file size. */
const textAxes = { wdth: 100, wght: { min: 400, max: 600, default: 400 } }
/** Display: a single instance, chosen by eye. */
const displayAxes = { wdth: 118, wght: 740 }

/**
 * Subsets the two served fonts and returns the text of the files that refer to them.
 * @returns {Promise<{ files: { path: string, bytes: Buffer }[], css: string, module: string }>}
 */
export async function deriveFonts() {
  const original = readFileSync(source)
  const text = await served('archivo-text', original, coreGlyphs, textAxes)
  const display = await served('archivo-display', original, coreGlyphs, displayAxes)
  const textAccents = await served('archivo-text-accents', original, accentGlyphs, textAxes)
  const displayAccents = await served('archivo-display-accents', original, accentGlyphs, displayAxes)
  return {
    files: [text, display, textAccents, displayAccents],
    css: await styleSheet(original, [
      // One instance for every weight, so that the browser never synthesizes bold.
      face('Archivo', '400 700', text.path, coreGlyphs),
      face('Archivo Display', '400 900', display.path, coreGlyphs),
      face('Archivo', '400 700', textAccents.path, accentGlyphs),
      face('Archivo Display', '400 900', displayAccents.path, accentGlyphs),
    ]),
    module: paths(text, display),
  }
}

/**
 * The two faces for drawn images: every axis pinned, in a format that resvg reads.
 * @returns {Promise<{ text: Buffer, display: Buffer }>}
 */
export async function drawingFonts() {
  const original = readFileSync(source)
  return {
    text: await cut(original, 'sfnt', coreGlyphs, { wdth: 100, wght: 500 }),
    display: await cut(original, 'sfnt', coreGlyphs, displayAxes),
  }
}

/**
 * @param {string} name
 * @param {Buffer} original
 * @param {Glyphs} glyphs
 * @param {Axes} variationAxes
 */
async function served(name, original, glyphs, variationAxes) {
  const bytes = await cut(original, 'woff2', glyphs, variationAxes)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  return { path: `/fonts/${name}.${hash}.woff2`, bytes }
}

/**
 * @param {Buffer} original
 * @param {string[]} served
 */
async function styleSheet(original, served) {
  const measure = async (/** @type {Record<string, number>} */ axes) =>
    readMetrics(await cut(original, 'sfnt', coreGlyphs, axes))
  const regular = await measure({ wdth: 100, wght: 400 })
  const semibold = await measure({ wdth: 100, wght: 600 })
  const wide = await measure(displayAxes)
  const faces = [
    ...served,
    fallbackFace({ family: 'Archivo Fallback', weight: '400 500', cut: 'regular', metrics: regular }),
    fallbackFace({ family: 'Archivo Fallback', weight: '600 700', cut: 'bold', metrics: semibold }),
    fallbackFace({ family: 'Archivo Display Fallback', weight: '400 900', cut: 'bold', metrics: wide }),
  ]
  return `/* Written by \`npm run fonts\` (scripts/fonts.mjs); edits are lost. */\n${faces.join('\n\n')}\n`
}

/**
 * @param {string} family
 * @param {string} weight
 * @param {string} path
 * @param {Glyphs} glyphs
 */
function face(family, weight, path, glyphs) {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("${path}") format("woff2");
  unicode-range: ${glyphs.map(unicodeRange).join(', ')};
}`
}

/**
 * @param {{ path: string }} text
 * @param {{ path: string }} display
 */
function paths(text, display) {
  return `// Written by \`npm run fonts\` (scripts/fonts.mjs); edits are lost.
export const fontPaths = {
  text: '${text.path}',
  display: '${display.path}',
} as const
`
}
