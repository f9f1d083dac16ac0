import { asTable } from '../../build/table.mjs'
import { createLimits, median, ms } from '../limits.mjs'
import { slow3g, tapMoments } from '../profiles.mjs'
import { timeTap } from './tap.mjs'
import { choosePlan, tapTargets } from './tap-targets.mjs'

const mostRuns = 3

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../profiles.mjs').Profile} profile
 * @param {import('../loads/loads.mjs').Options} options
 */
export async function measureTaps(browser, profile, { base, pages, runs }) {
  const { cell, misses } = createLimits()
  const rows = []
  for (const target of tapTargets.filter(({ path }) => pages.some((page) => page.path === path))) {
    const row = [`${target.name}, ${target.path}`]
    for (const { delayMs, mostMs } of tapMoments) {
      const taps = await repeat(runs, () => timeTap(browser, profile, { base, target, delayMs }))
      row.push(cell(ms(median(taps.map(({ answeredMs }) => answeredMs))), mostMs))
    }
    rows.push(row)
  }
  const columns = tapMoments.map(({ delayMs }) => (delayMs ? `at FCP + ${delayMs / 1000} s` : 'at FCP'))
  return { table: asTable(['answered after ms', ...columns], rows), misses: misses() }
}

/**
 * How long a visitor on a slow connection waits for the dialog, and for feedback to the tap.
 * @param {import('@playwright/test').Browser} browser
 * @param {Pick<import('../loads/loads.mjs').Options, 'base' | 'runs'>} options
 */
export async function measureSlow3g(browser, { base, runs }) {
  const { cell, misses } = createLimits()
  const { profile, tapDelayMs, dialogMs, pressedMs } = slow3g
  const taps = await repeat(runs, () =>
    timeTap(browser, profile, { base, target: choosePlan, delayMs: tapDelayMs }),
  )
  const row = [
    `${choosePlan.name}, at FCP + ${tapDelayMs / 1000} s`,
    cell(ms(median(taps.map((tap) => tap.pressedMs))), pressedMs),
    cell(ms(median(taps.map((tap) => tap.answeredMs))), dialogMs),
  ]
  return { table: asTable(['tap', 'pressed after ms', 'dialog after ms'], [row]), misses: misses() }
}

/**
 * @template T
 * @param {number} runs
 * @param {() => Promise<T>} run
 */
async function repeat(runs, run) {
  const results = []
  for (let count = 0; count < Math.min(runs, mostRuns); count += 1) results.push(await run())
  return results
}
