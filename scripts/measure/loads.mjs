import { asTable } from '../build/table.mjs'
import { controlPath } from './controls.mjs'
import { measureLoad, medianLoad } from './load.mjs'

/**
 * @typedef {import('./load.mjs').Load} Load
 * @typedef {{ path: string, load: Load, control: Load }} Compared
 * @typedef {{ base: string, pages: import('../build/built-pages.mjs').BuiltPage[], runs: number }} Options
 */

/**
 * Loads each page and its control in turn, so that what else this machine does meets both.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./profiles.mjs').Profile} profile
 * @param {Options} options
 * @returns {Promise<Compared[]>}
 */
export async function compareLoads(browser, profile, { base, pages, runs }) {
  const compared = []
  for (const { path } of pages) {
    const loads = []
    const controls = []
    for (let run = 0; run < runs; run += 1) {
      controls.push(await measureLoad(browser, profile, base + controlPath(profile, path)))
      loads.push(await measureLoad(browser, profile, base + path))
    }
    compared.push({ path, load: medianLoad(loads), control: medianLoad(controls) })
  }
  return compared
}

/**
 * @param {import('./profiles.mjs').Profile} profile
 * @param {Compared[]} compared
 * @returns {{ table: string, misses: number }} a miss is marked with !
 */
export function reportLoads({ limits }, compared) {
  let misses = 0
  /** @param {string} text @param {number | undefined} limit */
  function cell(text, limit) {
    // Rounded as it is shown: nobody is to miss a limit by what the table does not say.
    const isMiss = limit !== undefined && !(Number.parseFloat(text) <= limit)
    if (isMiss) misses += 1
    return `${text}${isMiss ? ' !' : '  '}`
  }
  const rows = compared.map(({ path, load, control }) => [
    path,
    ms(load.fcpMs),
    cell((load.fcpMs / control.fcpMs).toFixed(2), limits.fcpRatio),
    ms(load.lcpMs),
    cell((load.lcpMs / control.lcpMs).toFixed(2), limits.lcpRatio),
    cell(load.cls.toFixed(2), limits.cls),
    cell(ms(load.tbtMs), limits.tbtMs),
    cell(ms(load.longestTaskMs), limits.longestTaskMs),
    ms(control.longestTaskMs),
    cell((load.bytes / 1000).toFixed(1), limits.kilobytes?.(path)),
    cell(ms(load.requests), limits.requests),
    load.lcpElement,
  ])
  return { table: asTable(columns, rows), misses }
}

const columns = [
  'page',
  'FCP ms',
  'x control',
  'LCP ms',
  'x control',
  'CLS',
  'TBT ms',
  'longest task',
  "control's",
  'kB',
  'requests',
  'largest element',
]

/** @param {number} value */
const ms = (value) => value.toFixed()
