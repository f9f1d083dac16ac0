import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'

const stylesheet = 'src/app/styles.css'
const fontStylesheet = 'src/app/fonts.css'
// They show up on a page without being in its HTML, perhaps before the whole stylesheet has come.
const latecomers = [
  'src/components/promo-bar.tsx',
  'src/components/ui/button.tsx',
  'src/components/ui/spinner.tsx',
]

/**
 * The styles that one page needs: our stylesheet, with those of Tailwind's classes that the page uses.
 * @param {string} html
 * @returns {Promise<string>}
 */
export async function stylesFor(html) {
  const compiler = await compile(readFileSync(stylesheet, 'utf8'), {
    base: resolve('src/app'),
    onDependency() {},
  })
  const late = latecomers.flatMap((file) => readFileSync(file, 'utf8').split(/[\s'"`]+/))
  return minify(`${compiler.build([...late, ...classesOf(html)])}\n${fontFaces().fallback}`)
}

/**
 * What fetches the fonts, asleep while scripts run: the loader wakes it when the line is free for it (src/app/loader.ts).
 * Until the fonts are there the text stands in a fallback of the same measures.
 * @returns {string}
 */
export function fontElement() {
  return `<style id="fonts" media="(scripting: none)">${minify(fontFaces().served)}</style>`
}

/**
 * The two fonts that every page needs; those with accents come when somebody types them.
 * @returns {string[]}
 */
export function fontAddresses() {
  return [...fontFaces().served.matchAll(/url\("([^"]+)"\)/g)].map(([, address = '']) => address).slice(0, 2)
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

/** @param {string} css */
function minify(css) {
  return optimize(css, { minify: true }).code.trim()
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
