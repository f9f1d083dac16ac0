import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import { unescapeHtml } from './unescape-html.mjs'

const stylesheet = 'src/app/styles.css'
const fontStylesheet = 'src/app/fonts.css'
// Shown without being in the HTML, possibly before the whole stylesheet has loaded.
const safelist = [
  'src/components/layout/promo-bar-content.tsx',
  'src/components/ui/button.tsx',
  'src/components/ui/spinner.tsx',
]

// Preflight's rules for parts of fields that few pages have, half a kilobyte.
const fieldParts = /::-webkit-(?:datetime-edit|date-and-time|calendar|inner-spin|outer-spin|search)[^}]*\}/g

/**
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
  const styles = minify(`${compiler.build([...late, ...classesOf(html)])}\n${fontFaces().fallback}`)
  return / type="(?:date|time|number|search)"/.test(html) ? styles : styles.replace(fieldParts, '')
}

/**
 * For visitors without scripts; src/app/hydration/bootstrap/load-fonts.ts loads the fonts otherwise.
 * @returns {string}
 */
export function fontElement() {
  return `<style id="fonts" media="(scripting: none)">${minify(fontFaces().served)}</style>`
}

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
