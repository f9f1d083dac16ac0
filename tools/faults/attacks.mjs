// Reruns attacks that once succeeded, against a real PostgreSQL server, and prints the result of each. Exits with
// status 1 if any succeeds again. Usage: node tools/faults/attacks.mjs [--only WORDS]
import { installPostgres } from '../../scripts/find-postgres.mjs'
import { readArgs, stop } from '../../scripts/stop.mjs'
import { attacks } from './attacks/attack-list.mjs'
import { startPostgres } from './servers/postgres-server.mjs'
import { startWorld } from './world.mjs'

const { values: options } = readArgs({ options: { only: { type: 'string' } } })
const bin = installPostgres()
if (!bin) stop('PostgreSQL 15 or newer is not installed (Debian: apt-get install postgresql).')
const settings = {
  SUBMISSIONS_PER_10_MINUTES: '20',
  SUBMISSIONS_PER_10_MINUTES_IN_ALL: '1000',
  CONFIRMATIONS_PER_HOUR: '60',
  EMAILS_PER_SECOND: '2',
}
const world = await startWorld(await startPostgres({ bin, options: ['fsync=off'] }), settings)
let failures = 0
console.log('\n### Attacks\n\n| attack | before | now |\n| --- | --- | --- |')
for (const attack of attacks) {
  if (options.only && !attack.name.includes(options.only)) continue
  await world.reset()
  const { figure, isFine } = await attack
    .run(world)
    .catch((error) => ({ figure: String(error), isFine: false }))
  if (!isFine) failures += 1
  console.log(`| ${attack.name} | ${attack.before} | ${figure} |${isFine ? '' : ' FAILED'}`)
}
await world.stop()
process.exit(failures === 0 ? 0 : 1)
