// Causes one fault after another in the lead pipeline, submits every form each time, and counts the outcomes. Usage:
// node tools/faults/run.mjs [--only WORDS]
import { mkdirSync } from 'node:fs'
import { installPostgres } from '../../scripts/find-postgres.mjs'
import { readArgs, stop } from '../../scripts/stop.mjs'
import { diskFull } from './matrix/disk-full.mjs'
import { faults } from './matrix/faults.mjs'
import { startPostgres } from './servers/postgres-server.mjs'
import { mountSmallDisk } from './servers/small-disk.mjs'
import { makeSubmissions } from './submissions.mjs'
import { startWorld } from './world.mjs'

const { values: options } = readArgs({ options: { only: { type: 'string' } } })
let failures = 0
let passes = 0

const header = [
  'fault',
  'accepted',
  'stored',
  'delivered',
  'doubled, same key',
  'doubled otherwise',
  'lost',
  'slowest s',
]

const bin = installPostgres()
if (!bin) stop('PostgreSQL 15 or newer is not installed (Debian: apt-get install postgresql).')
console.log(`| ${header.join(' | ')} |\n|${header.map(() => ' --- |').join('')}`)
const world = await startWorld(await startPostgres({ bin }))
for (const fault of faults) if (isWanted(fault.name)) await runOne(world, fault)
await world.stop()
if (isWanted('disk full')) await runDiskFull(bin)
console.log(`\n${passes} passed, ${failures} failed`)
process.exit(failures === 0 ? 0 : 1)

/** @param {string} name */
function isWanted(name) {
  return !options.only || name.includes(options.only)
}

/** @param {string} bin */
async function runDiskFull(bin) {
  const disk = mountSmallDisk()
  if (!disk) return console.log('| disk full | skipped: needs root to mount a small disk |')
  mkdirSync(disk.folder, { recursive: true })
  const world = await startWorld(await startPostgres({ bin, folder: disk.folder }))
  try {
    await runOne(world, diskFull(disk.folder))
  } finally {
    await world.stop()
    disk.unmount()
  }
}

/** @param {import('./world.mjs').World} world @param {import('./matrix/faults.mjs').Fault} fault */
async function runOne(world, fault) {
  await world.reset()
  const submissions = makeSubmissions(fault.applications)
  const accepted = new Set()
  let slowestMs = 0
  const sendAll = async () => {
    await Promise.all(
      submissions.map(async ({ id, body }) => {
        if (accepted.has(id)) return
        const begin = performance.now()
        const status = await world.submit(body)
        slowestMs = Math.max(slowestMs, performance.now() - begin)
        if (status === 200) accepted.add(id)
      }),
    )
    return accepted.size
  }
  let fact = ''
  try {
    await fault.run(world, sendAll, submissions)
  } catch (error) {
    fact = String(error)
  }
  const atFirst = accepted.size
  // Visitors whose submission failed send it again with the same id.
  for (let tries = 0; tries < 3 && accepted.size < submissions.length; tries += 1) await sendAll()
  await world.settle()

  const [row] = await world.query('select count(*)::int as count from leads.submissions')
  const keys = world.provider.taken.map(({ key }) => key)
  const countOf = (/** @type {string} */ key) => keys.filter((each) => each === key).length
  const delivered = submissions.filter(({ key }) => countOf(key) > 0).length
  const sameKey = submissions.reduce((sum, { key }) => sum + Math.max(0, countOf(key) - 1), 0)
  const known = new Set(submissions.map(({ key }) => key))
  // Confirmations and alerts aren't counted, because their subjects don't start with "New ".
  const otherwise = world.provider.taken.filter(
    ({ key, subject }) => !known.has(key) && subject.startsWith('New '),
  ).length
  const lost = submissions.filter(({ id, key }) => accepted.has(id) && countOf(key) === 0).length
  const isFine =
    lost === 0 &&
    otherwise === 0 &&
    accepted.size === submissions.length &&
    fact === '' &&
    world.sendEmail.deaths() === 0
  if (isFine) passes += 1
  else failures += 1
  const cells = [
    fault.name,
    atFirst === accepted.size ? `${atFirst}` : `${atFirst}, then ${accepted.size}`,
    row.count,
    delivered,
    sameKey,
    otherwise,
    lost,
    (slowestMs / 1000).toFixed(1),
  ]
  console.log(`| ${cells.join(' | ')} |${isFine ? '' : ` FAILED ${fact} deaths ${world.sendEmail.deaths()}`}`)
}
