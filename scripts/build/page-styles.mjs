import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'

const stylesheet = 'src/app/styles.css'
const fontStylesheet = 'src/app/fonts.css'
// Shown on a page without being in its HTML, perhaps before the whole stylesheet is here.
const safelist = [
  'src/components/layout/promo-bar-content.tsx',
  'src/components/ui/button.tsx',
  'src/components/ui/spinner.tsx',
]

/**
 * The styles that one page needs: our stylesheet, with those of Tailwind's classes that the page uses.
 * @param {string} html
 * @returns {Promise<string>}
 */
export async function stylesFor(html) {
  // What is printed by itself, a quote or a receipt, takes scripts to make.
  const source = readFileSync(stylesheet, 'utf8').replace('@import "./print.css";', '')
  const compiler = await compile(source, {
    base: resolve('src/app'),
    onDependency() {},
  })
  const late = safelist.flatMap((file) => readFileSync(file, 'utf8').split(/[\s'"`]+/))
  return minify(`${compiler.build([...late, ...classesOf(html)])}\n${fontFaces().fallback}`)
}

/**
 * Declares the fonts; where scripts run, they are loaded by src/app/hydration/load-fonts.ts. Until the fonts are here
 * the text is set in a fallback of the same metrics.
 * @returns {string}
 */
export function fontElement() {
  return `<style id="fonts" media="(scripting: none)">${minify(fontFaces().served)}</style>`
}

/**
 * URLs of the two fonts that every page needs; those with accents are fetched when someone types them.
 * @returns {string[]}
 */
export function fontUrls() {
  return [...fontFaces().served.matchAll(/url\("([^"]+)"\)/g)].map(([, url = '']) => url).slice(0, 2)
}

/** The faces of fonts.css: those that are fetched, and the fallbacks that every system has. */
function fontFaces() {
  const faces = readFileSync(fontStylesheet, 'utf8').match(/@font-face \{.*?\n\}/gs) ?? []
  const isServed = (/** @type {string} */ face) => face.includes('url(')
  return {
    served: faces.filter(isServed).join('\n'),
    fallback: faces.filter((face) => !isServed(face)).join('\n'),
  }
}

/** Without license notices, which are in licenses.txt. @param {string} css */
function minify(css) {
  return optimize(css, { minify: true })
    .code.replace(/\/\*!.*?\*\//gs, '')
    .trim()
}

/** @param {string} html */
function classesOf(html) {
  const classes = new Set()
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of unescapeHtml(list).split(/\s+/)) classes.add(name)
  }
  return classes
}

/** @param {string} text */
function unescapeHtml(text) {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
