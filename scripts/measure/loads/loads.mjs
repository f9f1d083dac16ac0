import { asTable } from '../../build/table.mjs'
import { createLimits, ms } from '../limits.mjs'
import { controlFile, controlPath } from './controls.mjs'
import { measureLoad, medianLoad } from './load.mjs'
import { checkServed, serveControls } from './site.mjs'

/**
 * @typedef {import('./load.mjs').Load} Load
 * @typedef {{ path: string, load: Load, control: Load }} Compared
 * @typedef {{ base: string, outDir: string, pages: import('./site.mjs').Page[], runs: number }} Options
 */

/**
 * Alternates between page and control, so that other work on this machine affects both.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../profiles.mjs').Profile} profile
 * @param {Options} options
 * @returns {Promise<Compared[]>}
 */
export async function compareLoads(browser, profile, { base, outDir, pages, runs }) {
  const controlServer = await serveControls(outDir)
  const compared = []
  for (const { path } of pages) {
    const control = { url: controlServer.base + controlPath(profile, path), outDir, isControl: true }
    await checkServed(control.url, controlFile(outDir, profile, path))
    const loads = []
    const controls = []
    for (let run = 0; run < runs; run += 1) {
      controls.push(await measureLoad(browser, profile, control))
      loads.push(await measureLoad(browser, profile, { url: base + path, outDir }))
    }
    compared.push({ path, load: medianLoad(loads), control: medianLoad(controls) })
  }
  await controlServer.close()
  return compared
}

/**
 * @param {import('../profiles.mjs').Profile} profile
 * @param {Compared[]} compared
 */
export function reportLoads({ limits }, compared) {
  const { cell, misses } = createLimits()
  const rows = compared.map(({ path, load, control }) => [
    path,
    cell(ms(load.fcpMs), limits.fcpMs),
    (load.fcpMs / control.fcpMs).toFixed(2),
    cell(ms(load.lcpMs), limits.lcpMs),
    (load.lcpMs / control.lcpMs).toFixed(2),
    cell(load.cls.toFixed(2), limits.cls),
    cell(ms(load.tbtMs), limits.tbtMs),
    cell(ms(load.longestTaskMs), limits.longestTaskMs),
    ms(control.longestTaskMs),
    cell(ms(load.hydratedMs), limits.hydratedMs),
    cell((load.scriptBytes / 1000).toFixed(1), limits.scriptKilobytes(path)),
    ms(load.requests),
    load.lcpElement,
  ])
  return { table: asTable(columns, rows), misses: misses() }
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
  'FCP to hydrated',
  'JS kB gzip',
  'requests',
  'largest element',
]
