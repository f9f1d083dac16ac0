// Measures every page of a production build in Chromium, as a phone and as a desktop: npm run measure
//   --route /pricing     this page only; may be repeated
//   --runs 5             loads of each page; other measurements take three at most
//   --profile phone      or desktop
//   --only loads         or turn, taps, slow-3g, first-link, interactions, navigation, lighthouse; may be repeated
//   --no-build           measure the site of the last run again
//   --no-lighthouse      everything else
// Exits non-zero if a page misses a limit (scripts/measure/profiles.mjs).
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserArgs, findBrowser } from './browser.mjs'
import { measureFirstLink } from './measure/first-link.mjs'
import { measureInteractions } from './measure/interactions.mjs'
import { scorePages } from './measure/lighthouse.mjs'
import { writeControls } from './measure/loads/controls.mjs'
import { compareLoads, reportLoads } from './measure/loads/loads.mjs'
import { buildSite, checkServed, readPages, serve } from './measure/loads/site.mjs'
import { measureNavigation } from './measure/navigation.mjs'
import { firstLink, phone, profiles, slow3g } from './measure/profiles.mjs'
import { measureSlow3g, measureTaps } from './measure/taps/taps.mjs'
import { measureTurn } from './measure/turn.mjs'

const outDir = '.local/measured-site'
// Below Linux's ephemeral ports.
const devToolsPort = 14_222
const parts = ['loads', 'turn', 'taps', 'slow-3g', 'first-link', 'interactions', 'navigation', 'lighthouse']

const { values } = parseArgs({
  allowNegative: true,
  options: {
    route: { type: 'string', multiple: true },
    runs: { type: 'string', default: '5' },
    profile: { type: 'string' },
    only: { type: 'string', multiple: true, default: parts },
    build: { type: 'boolean', default: true },
    lighthouse: { type: 'boolean', default: true },
  },
})
const runs = Number(values.runs)
const measures = (/** @type {string} */ part) => values.only.includes(part)
const measured = profiles.filter(({ name }) => name === (values.profile ?? name))

if (values.build) buildSite(outDir)
const pages = readPages(outDir).filter(({ path }) => values.route?.includes(path) ?? true)
if (pages.length === 0) throw new Error(`no page at ${values.route}`)

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserArgs, `--remote-debugging-port=${devToolsPort}`],
})
if (measures('loads')) await writeControls(browser, outDir, measured, pages)
const server = await serve(outDir)
for (const { path, file } of pages) await checkServed(server.base + path, join(outDir, file))
const options = { base: server.base, outDir, pages, runs }
let misses = 0

/** @param {string} title @param {{ table: string, misses: number }} report */
function show(title, report) {
  const isEmpty = !report.table.includes('\n')
  if (isEmpty) return
  misses += report.misses
  console.log(`\n${title}\n${report.table}`)
  const [load = 0] = loadavg()
  if (load > cpus().length)
    console.log(
      `Times are longer than they should be: load ${load.toFixed(1)} on ${cpus().length} processors.`,
    )
}

for (const profile of measured) {
  const { name, navigationMs, inpMs } = profile
  if (measures('loads')) {
    const loads = await compareLoads(browser, profile, options)
    show(`${name}: first loads until hydrated and idle, medians of ${runs}`, reportLoads(profile, loads))
  }
  if (measures('turn')) {
    show(`${name}: until the car turns, untouched`, await measureTurn(browser, profile, options))
  }
  if (profile === phone && measures('taps')) {
    show(`${name}: taps before or during hydration`, await measureTaps(browser, profile, options))
  }
  if (profile === phone && measures('slow-3g')) {
    const { downKbit, latencyMs } = slow3g.profile.network
    show(`slow 3G: ${downKbit} kbit/s, ${latencyMs} ms`, await measureSlow3g(browser, options))
  }
  if (profile === phone && measures('first-link')) {
    const { downKbit, latencyMs } = firstLink.profile.network
    show(`${downKbit} kbit/s, ${latencyMs} ms: first link`, await measureFirstLink(browser, options))
  }
  if (measures('interactions')) {
    show(`${name}: INP, at most ${inpMs} ms`, await measureInteractions(browser, profile, options))
  }
  if (measures('navigation')) {
    show(
      `${name}: navigation, at most ${navigationMs} ms`,
      await measureNavigation(browser, profile, options),
    )
  }
}
if (measures('lighthouse') && values.lighthouse) show('Lighthouse', await scorePages(devToolsPort, options))

await browser.close()
await server.close()
if (misses > 0) console.error(`\n${misses} limits missed (marked !)`)
process.exit(misses > 0 ? 1 : 0)
