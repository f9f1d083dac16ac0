import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'

const stylesheets = ['src/app/styles.css', 'src/app/fonts.css']
// They show up on a page without being in its HTML, perhaps before the whole stylesheet has come.
const latecomers = [
  'src/components/promo-bar.tsx',
  'src/components/ui/button.tsx',
  'src/components/ui/spinner.tsx',
]

/**
 * The styles that one page needs: our stylesheets, with those of Tailwind's classes that the page uses.
 * @param {string} html
 * @returns {Promise<string>}
 */
export async function stylesFor(html) {
  const source = stylesheets.map((file) => readFileSync(file, 'utf8')).join('\n')
  const compiler = await compile(source, {
    base: resolve('src/app'),
    onDependency() {},
  })
  const late = latecomers.flatMap((file) => readFileSync(file, 'utf8').split(/[\s'"`]+/))
  return optimize(compiler.build([...late, ...classesOf(html)]), { minify: true }).code.trim()
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
