import { setTimeout as sleep } from 'node:timers/promises'
import { contact } from '../submissions.mjs'
import { countOf, from, storedIn, takesApplications, times } from './attack-tools.mjs'

/** @type {import('./attack-list.mjs').Attack[]} */
export const databaseAttacks = [
  {
    name: 'unresponsive connections, 32 messages',
    before: '0 of 32 stored',
    async run(world) {
      await times(4, () => world.submit(contact()))
      world.proxy.swallowAll()
      for (let round = 0; round < 8; round += 1) await times(4, () => world.submit(contact()))
      const stored = (await storedIn(world)) - 4
      return { figure: `${stored} of 32 stored`, isFine: stored === 32 }
    },
  },
  {
    name: 'connections terminated for 15 s under 5 clients',
    before: '111 terminations, the function died 9 times, 331 of 1,107 cut',
    async run(world) {
      const end = Date.now() + 15_000
      const statuses = /** @type {number[]} */ ([])
      let terminated = 0
      const terminating = (async () => {
        while (Date.now() < end) {
          const text = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'leads'`
          terminated += (await world.query(text)).length
          await sleep(100)
        }
      })()
      await times(5, async () => {
        while (Date.now() < end) statuses.push(await world.submit(contact()))
        return 0
      })
      await terminating
      const [deaths, cut] = [world.sendEmail.deaths(), statuses.length - countOf(statuses, 200)]
      const stored = await storedIn(world)
      // Deliveries from the outbox are logged with their kind in `delivery`.
      const emailed = world.sendEmail.logged.filter(
        (line) => line.includes('"outcome":"sent"') && !line.includes('"delivery":'),
      ).length
      const figure = `${terminated} terminations, died ${deaths} times, ${cut} of ${statuses.length} cut, ${stored} stored, ${emailed} only emailed`
      return { figure, isFine: deaths === 0 && cut === 0 && stored + emailed >= statuses.length }
    },
  },
  {
    name: '20 applications of 5 MB at once, database frozen',
    before: '10 of 20 accepted',
    async run(world) {
      world.database.freeze()
      return takesApplications(world, 20).finally(() => world.database.thaw())
    },
  },
  {
    name: 'the outbox on a frozen database',
    before: 'a run never ends',
    async run(world) {
      world.database.freeze()
      const begin = performance.now()
      await world.drain()
      const seconds = (performance.now() - begin) / 1000
      world.database.thaw()
      return { figure: `ends after ${seconds.toFixed(1)} s`, isFine: seconds < 30 }
    },
  },
  {
    name: 'database down, 300 at once from one address at limit 20',
    before: '35 accepted',
    async run(world) {
      world.database.kill()
      const accepted = countOf(await times(300, () => world.submit(contact(), from('203.0.113.9'))), 200)
      await world.database.restart()
      return { figure: `${accepted} accepted`, isFine: accepted === 20 }
    },
  },
]
