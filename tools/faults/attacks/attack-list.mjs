import { setTimeout as sleep } from 'node:timers/promises'
import { trickle } from '../clients.mjs'
import { application, contact, smallResume } from '../submissions.mjs'
import { confirmedIn, countOf, from, peakMb, storedIn, takesApplications, times } from './attack-tools.mjs'

/**
 * @typedef {object} Attack
 * @property {string} name
 * @property {string} before the result before the fix
 * @property {(world: import('../world.mjs').World) => Promise<{ figure: string, isFine: boolean }>} run
 */

/**
 * The addresses are in 60 different /64 networks of one /48 network.
 * @param {number} index
 */
const inOneNetwork = (index) => from(`2001:db8:1:${(index % 60).toString(16)}::1`)

/** @param {number} index */
const visitor = (index) => from(`203.0.113.${index}`)

/**
 * @param {number} count
 * @param {(index: number) => Promise<number>} call
 */
async function inTurns(count, call) {
  const statuses = /** @type {number[]} */ ([])
  for (let sent = 0; sent < count; sent += 100) {
    statuses.push(...(await times(Math.min(100, count - sent), (index) => call(sent + index))))
  }
  return statuses
}

const applicationOf = (/** @type {string} */ email) =>
  JSON.stringify(application(crypto.randomUUID(), 1, { email, resumeFile: smallResume }))

/** @type {Attack[]} */
export const attacks = [
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
    name: 'forged X-Forwarded-For, 100 calls at limit 20',
    before: '100 accepted; the address named in them locked out',
    async run(world) {
      const forged = await times(100, (index) =>
        world.submit(contact(), from(`198.51.100.${index}, 203.0.113.9`)),
      )
      await times(20, () => world.submit(contact(), from('203.0.113.200, 203.0.113.10')))
      const named = await world.submit(contact(), from('203.0.113.200'))
      const [{ held }] = await world.query('select count(held_reason)::int as held from leads.submissions')
      const emailed = countOf(forged, 200) - held
      const figure = `${emailed} emailed, ${held} held; the address named in them gets ${named}`
      return { figure, isFine: emailed === 20 && held === 80 && named === 200 }
    },
  },
  {
    name: 'confirmations: 200 spellings of one mailbox, then 200 strangers',
    before: '200 and 200',
    async run(world) {
      const spelled = (/** @type {number} */ index) =>
        [...'adadiazadadiaz'].map((letter, at) => letter + ((index >> at) & 1 ? '.' : '')).join('')
      const confirmed = () => confirmedIn(world).length
      await times(200, (index) => world.submit(applicationOf(`${spelled(index)}o@gmail.com`)))
      // Emails are sent after the response, so wait for them.
      await sleep(2000)
      const toOne = confirmed()
      await times(200, (index) => world.submit(applicationOf(`stranger${index}@x.example`)))
      await sleep(2000)
      const inAll = confirmed()
      return {
        figure: `${toOne} and ${inAll - toOne} (limit 60 an hour)`,
        isFine: toOne === 1 && inAll === 60,
      }
    },
  },
  {
    name: '40 calls of 250 kB of markup at once, and a visitor',
    before: '95 s, 903 MB; the visitor waited 29.5 s',
    async run(world) {
      // SPEC section 7 allows calls without `fields` and `form`.
      const markup = contact({ fields: undefined, form: undefined, html: '<i>&'.repeat(62_000) })
      const begin = performance.now()
      const attacking = times(40, () => world.submit(markup))
      const visitor = await world.submit(contact())
      const waited = performance.now() - begin
      const refused = countOf(await attacking, 413)
      const took = performance.now() - begin
      const figure = `${refused} refused in ${(took / 1000).toFixed(1)} s, ${peakMb(world)} MB; the visitor waited ${(waited / 1000).toFixed(1)} s`
      return { figure, isFine: refused === 40 && visitor === 200 && took < 10_000 }
    },
  },
  {
    name: '1,000 messages from one /48, and 5 visitors',
    before: '1,000 accepted and emailed, 0 of 5 visitors accepted',
    async run(world) {
      const junk = countOf(await inTurns(1000, (index) => world.submit(contact(), inOneNetwork(index))), 200)
      const accepted = countOf(await times(5, (index) => world.submit(contact(), visitor(index))), 200)
      const [{ held }] = await world.query('select count(held_reason)::int as held from leads.submissions')
      const figure = `${junk - held} emailed, ${held} held, ${accepted} of 5 visitors accepted`
      return { figure, isFine: junk - held === 100 && held === 400 && accepted === 5 }
    },
  },
  {
    name: '1,100 messages from 1,100 networks at limit 1,000, and 5 visitors',
    before: '1,000 emailed, 0 of 5 visitors accepted',
    async run(world) {
      const network = (/** @type {number} */ index) => from(`2001:db8:${index.toString(16)}::1`)
      await inTurns(1100, (index) => world.submit(contact(), network(index)))
      const accepted = countOf(await times(5, (index) => world.submit(contact(), visitor(index))), 200)
      const [{ held, emailed }] = await world.query(
        `select count(*) filter (where held_reason is not null)::int as held,
           count(*) filter (where held_reason is null)::int as emailed from leads.submissions`,
      )
      await world.drain()
      const digests = world.provider.taken.filter(({ subject }) => subject.includes('held')).length
      const figure = `${emailed} emailed, ${held} held and told in ${digests} email, ${accepted} of 5 visitors accepted`
      const isFine = emailed + held === 1105 && held >= 90 && digests === 1 && accepted === 5
      return { figure, isFine }
    },
  },
  {
    name: '60 applications to strangers from one /48, and one applicant',
    before: 'the applicant gets no confirmation',
    async run(world) {
      const apply = (/** @type {string} */ email, /** @type {Record<string, string>} */ headers) =>
        world.submit(applicationOf(email), headers)
      await times(60, (index) => apply(`stranger${index}@x.example`, inOneNetwork(index)))
      await apply('ada@applicant.example', visitor(1))
      // Emails are sent after the response, so wait for them.
      await sleep(2000)
      const confirmed = confirmedIn(world)
      const isConfirmed = confirmed.includes('ada@applicant.example')
      const figure = `${confirmed.length - Number(isConfirmed)} strangers confirmed; the applicant ${isConfirmed ? 'too' : 'not'}`
      return { figure, isFine: isConfirmed && confirmed.length === 11 }
    },
  },
  {
    name: '16 senders at 18 kB/s, and one application of 5 MB',
    before: '503 after 61 s',
    async run(world) {
      const slow = Array.from({ length: 16 }, (_, index) => trickle(world.sendEmail.port, index))
      await sleep(5000)
      const begin = performance.now()
      const status = await world.submit(JSON.stringify(application(crypto.randomUUID(), 1)), visitor(1))
      const seconds = (performance.now() - begin) / 1000
      for (const stop of slow) stop()
      const isFine = status === 200 && seconds < 10 && (await storedIn(world)) === 1
      return { figure: `${status} after ${seconds.toFixed(1)} s`, isFine }
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
    name: '20 applications of 5 MB at once, mail hangs',
    before: '12 of 20 accepted',
    async run(world) {
      world.provider.setMode('hang')
      return takesApplications(world, 20)
    },
  },
]
