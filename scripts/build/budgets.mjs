import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/**
 * The most that a page may weigh, in kB of 1000 bytes as sent: 8 % more than the heaviest of its kind today.
 * JavaScript (gzip) is what runs until the page is hydrated.
 */
const limits = { html: 26, styles: 17, script: 155, scriptWithPlans: 167, scriptWithForm: 188 }
const withPlans = ['/pricing', '/all-plans']
const withForm = ['/contact', '/careers', '/vid-box-campaign']

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

/** @typedef {{ html: number, styles: number, script: number }} Weight */

/** @param {string} path */
function limitsOf(path) {
  const { html, styles, script, scriptWithPlans, scriptWithForm } = limits
  if (withPlans.includes(path)) return { html, styles, script: scriptWithPlans }
  return { html, styles, script: withForm.includes(path) ? scriptWithForm : script }
}

/** @param {string} outDir @param {string} file @returns {Weight} */
function weigh(outDir, file) {
  const html = readFileSync(join(outDir, file), 'utf8')
  const all = (/** @type {RegExp} */ pattern) => [...html.matchAll(pattern)].map(([, found = '']) => found)
  const gzipped = (/** @type {string[]} */ texts) => texts.map((text) => gzipSync(text, { level: 9 }).length)
  const modules = all(/<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"/g)
  return {
    html: kilobytes([brotliCompressSync(html).length]),
    styles: kilobytes(gzipped(all(/<style>(.*?)<\/style>/gs))),
    script: kilobytes(
      gzipped([
        ...all(/<script>(.*?)<\/script>/gs),
        ...modules.map((url) => readFileSync(join(outDir, url), 'utf8')),
      ]),
    ),
  }
}

/** @param {number[]} bytes */
function kilobytes(bytes) {
  return Math.round(bytes.reduce((sum, each) => sum + each, 0) / 100) / 10
}
