import { readBuiltPages } from './built-pages.mjs'
import { measureFirstLoad } from './first-load.mjs'
import { asTable } from './table.mjs'

/**
 * What a page may weigh, in kB of 1000 bytes as sent. README.md holds the same table.
 * @type {{ what: string, most: number, of: (load: Measured) => number | undefined }[]}
 */
export const budgets = [
  {
    what: 'JavaScript of a page before the first move, gzip',
    most: 115,
    of: ({ isTool, script }) => (isTool ? undefined : script),
  },
  {
    what: 'JavaScript of a tool (noindex, taken over at once), gzip',
    most: 130,
    of: ({ isTool, script }) => (isTool ? script : undefined),
  },
  { what: 'Styles in the page, gzip', most: 14, of: ({ styles }) => styles },
  { what: 'The whole stylesheet, gzip', most: 14, of: ({ stylesheet }) => stylesheet },
  // The first flight of a connection.
  {
    what: 'HTML of the home page, brotli',
    most: 14,
    of: ({ path, html }) => (path === '/' ? html : undefined),
  },
  {
    what: 'HTML of another page, brotli',
    most: 15,
    of: ({ path, html }) => (path === '/' ? undefined : html),
  },
  { what: 'Preloaded pictures on a phone', most: 25, of: ({ picture }) => picture },
]

/** @typedef {import('./first-load.mjs').FirstLoad & { path: string, isTool: boolean }} Measured */

/**
 * @param {string} outDir
 * @param {Map<string, string>} pageChunks file that holds a page's own code, by route
 * @returns {{ table: string, excesses: string[] }}
 */
export function checkBudgets(outDir, pageChunks) {
  const measured = readBuiltPages(outDir).map((page) => ({
    path: page.path,
    isTool: page.isTool,
    ...measureFirstLoad(outDir, page, pageChunks.get(page.route)),
  }))
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
  const head = ['page', 'script', 'with its code', 'styles', 'stylesheet', 'html', 'picture']
  const rows = measured.map(({ path, script, pageScript, styles, stylesheet, html, picture }) => [
    path,
    ...[script, pageScript, styles, stylesheet, html, picture].map(kilobytes),
  ])
  return asTable(head, rows)
}

/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1000).toFixed(1)
