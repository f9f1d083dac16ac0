// Measures send-email's memory and CPU time from /proc (Linux) while applications with a 5 MB resume arrive at once:
// first 20, then 40 together with 100 messages. Usage: node tools/faults/memory.mjs
import { readFileSync } from 'node:fs'
import { installPostgres } from '../../scripts/find-postgres.mjs'
import { startEmbedded } from './servers/embedded-server.mjs'
import { startPostgres } from './servers/postgres-server.mjs'
import { application, makeSubmissions } from './submissions.mjs'
import { startWorld } from './world.mjs'

const clockTicksPerSecond = 100
const mostMb = 200
const bin = installPostgres()
console.log(
  '| arriving at once | accepted | stored | peak memory MB | processor s each | took s |\n| --- | --- | --- | --- | --- | --- |',
)
for (const { applications, messages } of [
  { applications: 20, messages: 0 },
  { applications: 40, messages: 100 },
]) {
  const world = await startWorld(bin ? await startPostgres({ bin }) : await startEmbedded())
  const bodies = [
    ...Array.from({ length: applications }, (_, index) =>
      JSON.stringify(application(crypto.randomUUID(), index)),
    ),
    ...Array.from({ length: messages }, () => makeSubmissions()[0]?.body ?? ''),
  ]
  const before = read(world.sendEmail.pid())
  const begin = performance.now()
  const statuses = await Promise.all(bodies.map((body) => world.submit(body)))
  const seconds = (performance.now() - begin) / 1000
  const after = read(world.sendEmail.pid())
  const [row] = await world.query('select count(*)::int as count from leads.submissions')
  const accepted = statuses.filter((status) => status === 200).length
  const each = ((after.cpuSeconds - before.cpuSeconds) / bodies.length).toFixed(2)
  console.log(
    `| ${applications} x 5 MB + ${messages} messages | ${accepted} of ${bodies.length} | ${row.count} | ${after.peakMb} | ${each} | ${seconds.toFixed(1)} |`,
  )
  if (after.peakMb > mostMb || accepted < bodies.length) process.exitCode = 1
  await world.stop()
}
process.exit()

/** @param {number | undefined} pid */
function read(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return {
    peakMb: Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024),
    cpuSeconds: (Number(stat[11]) + Number(stat[12])) / clockTicksPerSecond,
  }
}
