import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/**
 * Maximum transfer sizes of a page in kB (1,000 bytes). `styles` is the inlined CSS, `sheet` is the stylesheet file,
 * and `script` is the JavaScript that hydration needs. These three are measured with gzip, and `html` is measured with
 * Brotli.
 */
const limits = { html: 20, styles: 9, sheet: 18, script: 135, scriptWithForm: 155 }
const withForm = ['/contact', '/careers', '/vid-box-campaign', '/pricing', '/all-plans']

/**
 * @param {string} outDir
 * @param {{ path: string, file: string }[]} pages
 * @returns {{ table: Record<string, Weight>, excesses: string[] }}
 */
export function weighPages(outDir, pages) {
  const table = Object.fromEntries(pages.map(({ path, file }) => [path, weigh(outDir, file)]))
  const excesses = Object.entries(table).flatMap(([path, weight]) =>
    Object.entries(limitsOf(path))
      .filter(([what, most]) => weight[/** @type {keyof Weight} */ (what)] > most)
      .map(([what, most]) => `${path}: ${what}: more than ${most} kB`),
  )
  return { table, excesses }
}

/** @typedef {{ html: number, styles: number, sheet: number, script: number }} Weight */

/** @param {string} path */
function limitsOf(path) {
  const { script, scriptWithForm, ...others } = limits
  return { ...others, script: withForm.includes(path) ? scriptWithForm : script }
}

/** @param {string} outDir @param {string} file @returns {Weight} */
function weigh(outDir, file) {
  const html = readFileSync(join(outDir, file), 'utf8')
  const all = (/** @type {RegExp} */ pattern) => [...html.matchAll(pattern)].map(([, found = '']) => found)
  const gzipped = (/** @type {string[]} */ texts) => texts.map((text) => gzipSync(text, { level: 9 }).length)
  const sent = (/** @type {string[]} */ urls) =>
    gzipped(urls.map((url) => readFileSync(join(outDir, url), 'utf8')))
  const modules = all(/<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"/g)
  return {
    html: kilobytes([brotliCompressSync(html).length]),
    styles: kilobytes(gzipped(all(/<style>(.*?)<\/style>/gs))),
    sheet: kilobytes(sent(all(/<link rel="stylesheet" href="([^"]+)"/g))),
    script: kilobytes([...gzipped(all(/<script>(.*?)<\/script>/gs)), ...sent(modules)]),
  }
}

/** @param {number[]} bytes */
function kilobytes(bytes) {
  return Math.round(bytes.reduce((sum, each) => sum + each, 0) / 100) / 10
}
