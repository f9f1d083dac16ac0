import { measureFirstLoad } from './first-load.mjs'
import { asTable } from './table.mjs'

const planPages = ['/pricing', '/all-plans']
const formPages = ['/contact', '/careers', '/vid-box-campaign']
const isPlain = (/** @type {string} */ path) => ![...planPages, ...formPages].includes(path)

/**
 * What a page may weigh, in kB of 1000 bytes as sent. README.md has the same table.
 * @type {{ what: string, most: number, of: (load: Measured) => number | undefined }[]}
 */
export const budgets = [
  {
    what: 'JavaScript until a page is hydrated, gzip',
    most: 145,
    of: ({ path, script }) => (isPlain(path) ? script : undefined),
  },
  {
    what: 'JavaScript until a page with plans is hydrated, gzip',
    most: 155,
    of: ({ path, script }) => (planPages.includes(path) ? script : undefined),
  },
  {
    what: 'JavaScript until a page with a form is hydrated, gzip',
    most: 175,
    of: ({ path, script }) => (formPages.includes(path) ? script : undefined),
  },
  { what: 'Styles in the page, gzip', most: 14, of: ({ styles }) => styles },
  { what: 'The whole stylesheet, gzip', most: 16, of: ({ stylesheet }) => stylesheet },
  {
    what: 'HTML of the home page, brotli',
    most: 16.5,
    of: ({ path, html }) => (path === '/' ? html : undefined),
  },
  {
    what: 'HTML of another page, brotli',
    most: 18,
    of: ({ path, html }) => (path === '/' ? undefined : html),
  },
  { what: 'Preloaded pictures on a phone', most: 25, of: ({ picture }) => picture },
  { what: 'Light set of a 360 viewer, after hydration', most: 250, of: ({ light }) => light },
]

/** @typedef {import('./first-load.mjs').FirstLoad & { path: string }} Measured */

/**
 * @param {string} outDir
 * @param {import('./prerender.mjs').BuiltPage[]} pages
 * @returns {{ table: string, excesses: string[] }}
 */
export function checkBudgets(outDir, pages) {
  const measured = pages.map((page) => ({ path: page.path, ...measureFirstLoad(outDir, page) }))
  return { table: tableOf(measured), excesses: measured.flatMap(excessesOf) }
}

/** @param {Measured} load */
function excessesOf(load) {
  return budgets.flatMap(({ what, most, of }) => {
    const bytes = of(load)
    return bytes !== undefined && bytes > most * 1000
      ? [`${load.path}: ${what}: ${kilobytes(bytes)} kB, and ${most} kB is the most`]
      : []
  })
}

/** @param {Measured[]} measured */
function tableOf(measured) {
  const head = ['page', 'script', 'styles', 'stylesheet', 'html', 'picture', 'light set']
  const rows = measured.map(({ path, script, styles, stylesheet, html, picture, light }) => [
    path,
    ...[script, styles, stylesheet, html, picture, light].map(kilobytes),
  ])
  return asTable(head, rows)
}

/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1000).toFixed(1)
