import { asTable } from '../build/table.mjs'
import { createLimits, median, ms } from './limits.mjs'
import { scriptedVisits } from './visit/scripted-visits.mjs'
import { hydratedAndIdle, visit } from './visit/visit.mjs'

const mostRuns = 3
const settleMs = 500

/** @typedef {import('./visit/observe-page.mjs').Observed} Observed */

/**
 * The slowest interaction of each step of a scripted visit after hydration, and overall (INP).
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./profiles.mjs').Profile} profile
 * @param {import('./loads/loads.mjs').Options} options
 */
export async function measureInteractions(browser, profile, { base, pages, runs }) {
  /** @type {Map<string, number[]>} */
  const durations = new Map()
  for (const scripted of scriptedVisits.filter(({ path }) => pages.some((page) => page.path === path))) {
    for (let run = 0; run < Math.min(runs, mostRuns); run += 1) {
      for (const [step, durationMs] of await interact(browser, profile, base, scripted)) {
        durations.set(step, [...(durations.get(step) ?? []), durationMs])
      }
    }
  }
  const { cell, misses } = createLimits()
  const rows = [...durations].map(([step, times]) => [step, cell(ms(median(times)), profile.inpMs)])
  return { table: asTable(['interaction', 'slowest ms'], rows), misses: misses() }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./profiles.mjs').Profile} profile
 * @param {string} base
 * @param {import('./visit/scripted-visits.mjs').ScriptedVisit} scripted
 * @returns {Promise<[step: string, durationMs: number][]>}
 */
function interact(browser, profile, base, { path, steps }) {
  return visit(browser, profile, base + path, async (visited) => {
    const { page } = visited
    await hydratedAndIdle(visited)
    const press = (/** @type {import('@playwright/test').Locator} */ control) =>
      profile.device.hasTouch ? control.tap() : control.click()
    /** @type {[step: string, durationMs: number][]} */
    const durations = []
    for (const [name, step] of Object.entries(steps)) {
      await step({ page, press, isPhone: Boolean(profile.device.isMobile) })
      await page.waitForTimeout(settleMs)
      durations.push([`${path}: ${name}`, await page.evaluate(takeSlowest)])
    }
    return durations
  })
}

/** Runs in the page. 0 if nothing took 16 ms, the least that a browser reports. */
function takeSlowest() {
  const { interactions } = /** @type {{ observed: Observed }} */ (/** @type {unknown} */ (window)).observed
  return Math.max(0, ...interactions.splice(0).map(({ ms }) => ms))
}
