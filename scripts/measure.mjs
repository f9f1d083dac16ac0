// Measures every page of a production build in Chromium, on a phone's terms and a desktop's: npm run measure
//   --route /pricing     this page only; may be repeated
//   --runs 5             loads of each page
//   --profile phone      or desktop
//   --only loads         or takeovers, moves, lighthouse; may be repeated
//   --no-build           the site of the last measuring once more
//   --no-lighthouse      all but that
// Exits non-zero where a page misses a limit (scripts/measure/profiles.mjs).
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserArgs, findBrowser } from './browser.mjs'
import { writeControls } from './measure/controls.mjs'
import { scorePages } from './measure/lighthouse.mjs'
import { compareLoads, reportLoads } from './measure/loads.mjs'
import { measureMoves } from './measure/moves.mjs'
import { profiles } from './measure/profiles.mjs'
import { buildSite, checkServed, readPages, serve } from './measure/site.mjs'
import { measureTakeovers } from './measure/takeovers.mjs'

const outDir = '.local/measured-site'
// Below 32768, where Linux hands out no port of its own.
const devToolsPort = 14_222

const { values } = parseArgs({
  allowNegative: true,
  options: {
    route: { type: 'string', multiple: true },
    runs: { type: 'string', default: '5' },
    profile: { type: 'string' },
    only: { type: 'string', multiple: true, default: ['loads', 'takeovers', 'moves', 'lighthouse'] },
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
await checkServed(server, pages)
const options = { base: server.base, pages, runs }
let misses = 0

/** @param {string} title @param {{ table: string, misses: number }} report */
function show(title, report) {
  misses += report.misses
  console.log(`\n${title}\n${report.table}`)
  // What else the machine does makes times longer than they are.
  const [load = 0] = loadavg()
  if (load > cpus().length)
    console.log(`This machine was busy: load ${load.toFixed(1)} on ${cpus().length} processors.`)
}

for (const profile of measured) {
  const { name } = profile
  if (measures('loads')) {
    const loads = await compareLoads(browser, profile, options)
    show(`${name}: first loads, medians of ${runs}`, reportLoads(profile, loads))
  }
  if (measures('takeovers')) {
    show(`${name}: from the first move on`, await measureTakeovers(browser, profile, options))
  }
  if (measures('moves')) {
    show(`${name}: moves, at most ${profile.moveMs} ms`, await measureMoves(browser, profile, options))
  }
}
if (measures('lighthouse') && values.lighthouse) show('Lighthouse', await scorePages(devToolsPort, options))

await browser.close()
await server.close()
if (misses > 0) console.error(`\n${misses} limits missed (marked !)`)
process.exit(misses > 0 ? 1 : 0)
