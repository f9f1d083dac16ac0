import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { fallbackFace } from './fallback.mjs'
import { readMetrics } from './sfnt.mjs'

const source = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'
/** What Archivo's Latin file lacks of the site's characters (→ ← ✓ ≥ ≤ †) falls to the next font of the stack. */
const glyphs = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•·×°→←↑↓✓−≥≤†*€™`
const features = ['kern', 'tnum', 'pnum', 'liga', 'calt', 'case', 'ccmp', 'mark', 'mkmk', 'rvrn']

/** Text: one width, the weights between regular and bold. */
const textAxes = { wdth: 100, wght: { min: 400, max: 700, default: 400 } }
/** Display: a single cut, chosen by eye between width 112 to 125 and weight 700 to 800. */
const displayAxes = { wdth: 118, wght: 740 }

/**
 * Cuts the two served fonts and writes what refers to them; touches no file.
 * @returns {Promise<{ files: { path: string, bytes: Buffer }[], css: string, module: string }>}
 */
export async function deriveFonts() {
  const original = readFileSync(source)
  const text = await served('archivo-text', original, textAxes)
  const display = await served('archivo-display', original, displayAxes)
  return {
    files: [text, display],
    css: await styleSheet(original, text, display),
    module: paths(text, display),
  }
}

/**
 * The two faces for scripts that draw words: every axis pinned, in a format that drawing libraries read.
 * @returns {Promise<{ text: Buffer, display: Buffer }>}
 */
export async function drawingFonts() {
  const original = readFileSync(source)
  return {
    text: await cut(original, 'sfnt', { wdth: 100, wght: 500 }),
    display: await cut(original, 'sfnt', displayAxes),
  }
}

/**
 * @param {string} name
 * @param {Buffer} original
 * @param {Parameters<typeof subsetFont>[2]['variationAxes']} variationAxes
 */
async function served(name, original, variationAxes) {
  const bytes = await cut(original, 'woff2', variationAxes)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  return { path: `/fonts/${name}.${hash}.woff2`, bytes }
}

/**
 * @param {Buffer} original
 * @param {'sfnt' | 'woff2'} targetFormat
 * @param {Parameters<typeof subsetFont>[2]['variationAxes']} variationAxes
 */
function cut(original, targetFormat, variationAxes) {
  return subsetFont(original, glyphs, {
    targetFormat,
    variationAxes,
    keepFeatures: features,
    noHinting: true,
  })
}

/**
 * @param {Buffer} original
 * @param {{ path: string }} text
 * @param {{ path: string }} display
 */
async function styleSheet(original, text, display) {
  const measure = async (/** @type {Record<string, number>} */ axes) =>
    readMetrics(await cut(original, 'sfnt', axes))
  const regular = await measure({ wdth: 100, wght: 400 })
  const semibold = await measure({ wdth: 100, wght: 600 })
  const wide = await measure(displayAxes)
  const faces = [
    face('Archivo', '400 700', text.path),
    // One cut for every weight asked for: the browser must not embolden it.
    face('Archivo Display', '400 900', display.path),
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
 */
function face(family, weight, path) {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("${path}") format("woff2");
}`
}

/**
 * @param {{ path: string }} text
 * @param {{ path: string }} display
 */
function paths(text, display) {
  return `// Written by \`npm run fonts\` (scripts/fonts.mjs); edits are lost.
/** The two font files, for preloading. */
export const fontPaths = {
  text: '${text.path}',
  display: '${display.path}',
} as const
`
}

/**
 * @param {number} first
 * @param {number} last
 */
function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
