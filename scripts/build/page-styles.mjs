import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'

/**
 * Compiles the site's stylesheet for one page. Tailwind adds only the utility classes that are in the page's HTML.
 * @param {string} stylesheet path of the stylesheet
 * @param {string} html as React renders it
 */
export async function pageStyles(stylesheet, html) {
  // Use a new compiler for each page, because a compiler keeps every class it has seen.
  const compiler = await compile(readFileSync(stylesheet, 'utf8'), {
    base: resolve(dirname(stylesheet)),
    onDependency() {},
  })
  const css = compiler.build(classesIn(html))
  return withoutLicenses(optimize(css, { minify: true }).code)
}

/**
 * Removes license notices, which the build copies to licenses.txt.
 * @param {string} css
 */
export function withoutLicenses(css) {
  return css.replace(/\/\*!.*?\*\//gs, '').trim()
}

/** @param {string} html */
function classesIn(html) {
  const values = [...html.matchAll(/ class="([^"]*)"/g)].map(([, value = '']) => value)
  const text = values.join(' ').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&#x27;', "'")
  return [...new Set(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').split(/\s+/))]
}
