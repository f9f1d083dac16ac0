import { setTimeout as sleep } from 'node:timers/promises'
import { application, contact, smallResume } from './submissions.mjs'

/** @typedef {import('./world.mjs').World} World */
/**
 * @typedef {object} Attack
 * @property {string} name
 * @property {string} before the figure of November 22, 2026, before anything was done about it
 * @property {(world: World) => Promise<{ figure: string, isFine: boolean }>} run
 */

const times = (/** @type {number} */ count, /** @type {(index: number) => Promise<number>} */ call) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)))
const countOf = (/** @type {number[]} */ statuses, /** @type {number} */ status) =>
  statuses.filter((each) => each === status).length
const storedIn = async (/** @type {World} */ world) =>
  (await world.query('select count(*)::int as count from leads.submissions'))[0].count
const from = (/** @type {string} */ address) => ({ 'x-forwarded-for': address })
const fiveMegabytes = (/** @type {number} */ index) => JSON.stringify(application(crypto.randomUUID(), index))
const applicationOf = (/** @type {string} */ email) =>
  JSON.stringify(application(crypto.randomUUID(), 1, { email, resumeFile: smallResume }))

/** @param {World} world @param {number} count */
async function accepts(world, count) {
  const statuses = await times(count, (index) => world.submit(fiveMegabytes(index)))
  const accepted = countOf(statuses, 200)
  return { figure: `${accepted} of ${count} accepted`, isFine: accepted === count }
}

/** @type {Attack[]} */
export const attacks = [
  {
    name: 'silent connections, 32 messages',
    before: '0 of 32 stored',
    async run(world) {
      await times(4, () => world.submit(contact()))
      world.proxy.swallowAll()
      for (let round = 0; round < 8; round += 1) await times(4, () => world.submit(contact()))
      await world.untilStored(36)
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
      await world.untilStored(statuses.length)
      const [deaths, cut] = [world.sendEmail.deaths(), statuses.length - countOf(statuses, 200)]
      const stored = await storedIn(world)
      const figure = `${terminated} terminations, died ${deaths} times, ${cut} of ${statuses.length} cut, ${stored} stored`
      return { figure, isFine: deaths === 0 && cut === 0 && stored === statuses.length }
    },
  },
  {
    name: 'forged X-Forwarded-For, 100 calls at limit 20',
    before: '100 accepted; the address named in them locked out',
    async run(world) {
      const forged = await times(100, (index) =>
        world.submit(contact(), from(`198.51.100.${index}, 203.0.113.9`)),
      )
      await times(20, () => world.submit(contact(), from('203.0.113.200, 203.0.113.10')))
      const named = await world.submit(contact(), from('203.0.113.200'))
      const accepted = countOf(forged, 200)
      const figure = `${accepted} accepted; the address named in them gets ${named}`
      return { figure, isFine: accepted === 20 && named === 200 }
    },
  },
  {
    name: 'confirmations: 200 spellings of one mailbox, then 200 strangers',
    before: '200 and 200',
    async run(world) {
      const spelled = (/** @type {number} */ index) =>
        [...'adadiazadadiaz'].map((letter, at) => letter + ((index >> at) & 1 ? '.' : '')).join('')
      const confirmed = () => world.provider.taken.filter(({ to }) => !to.includes('lotspin')).length
      await times(200, (index) => world.submit(applicationOf(`${spelled(index)}o@gmail.com`)))
      const toOne = confirmed()
      await times(200, (index) => world.submit(applicationOf(`stranger${index}@x.example`)))
      const inAll = confirmed()
      return {
        figure: `${toOne} and ${inAll - toOne} (limit 60 an hour)`,
        isFine: toOne === 1 && inAll === 60,
      }
    },
  },
  {
    name: '60 emails waiting at a provider that takes 2 a second',
    before: '27 runs, 27 minutes',
    async run(world) {
      world.provider.setMode(500)
      await times(60, () => world.submit(contact()))
      await world.query('update leads.deliveries set next_attempt_at = now()')
      world.provider.setMode('limit')
      const begin = performance.now()
      let runs = 0
      for (; world.provider.taken.length < 60 && runs < 5; runs += 1) await world.drain()
      const seconds = Math.round((performance.now() - begin) / 1000)
      return {
        figure: `${runs} ${runs === 1 ? 'run' : 'runs'}, ${seconds} s`,
        isFine: runs === 1 && seconds < 45,
      }
    },
  },
  {
    name: '40 calls of 250 kB of markup at once, and a visitor',
    before: '95 s; the visitor waited 29.5 s',
    async run(world) {
      const markup = contact({ fields: undefined, form: undefined, html: '<i>&'.repeat(62_000) })
      const begin = performance.now()
      const attacking = times(40, () => world.submit(markup))
      const visitor = await world.submit(contact())
      const waited = performance.now() - begin
      const refused = countOf(await attacking, 413)
      const took = performance.now() - begin
      const figure = `${refused} refused in ${(took / 1000).toFixed(1)} s; the visitor waited ${(waited / 1000).toFixed(1)} s`
      return { figure, isFine: refused === 40 && visitor === 200 && took < 10_000 }
    },
  },
  {
    name: 'a lone surrogate in 21 subjects',
    before: '21 emailed, 0 stored',
    async run(world) {
      const call = () => contact({ fields: undefined, form: undefined, subject: 'x\ud800' })
      await times(21, () => world.submit(call()))
      const [emailed, stored] = [world.provider.taken.length, await storedIn(world)]
      return { figure: `${emailed} emailed, ${stored} stored`, isFine: emailed === 21 && stored === 21 }
    },
  },
  {
    name: '20 applications of 5 MB at once, mail hangs',
    before: '12 of 20 accepted',
    async run(world) {
      world.provider.setMode('hang')
      return accepts(world, 20)
    },
  },
  {
    name: '20 applications of 5 MB at once, database frozen',
    before: '10 of 20 accepted',
    async run(world) {
      world.database.freeze()
      return accepts(world, 20).finally(() => world.database.thaw())
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
