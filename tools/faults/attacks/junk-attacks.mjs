import { setTimeout as sleep } from 'node:timers/promises'
import { trickle } from '../clients.mjs'
import { application, contact, smallResume } from '../submissions.mjs'
import { confirmedIn, countOf, from, storedIn, times } from './attack-tools.mjs'

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

/** @type {import('./attack-list.mjs').Attack[]} */
export const junkAttacks = [
  {
    name: '5,000 refused calls from one /48, and 10 visitors',
    before: '0 of 10 visitors accepted',
    async run(world) {
      await inTurns(5000, (index) => world.submit('{}', inOneNetwork(index)))
      const accepted = countOf(await times(10, (index) => world.submit(contact(), visitor(index))), 200)
      return { figure: `${accepted} of 10 visitors accepted`, isFine: accepted === 10 }
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
        world.submit(
          JSON.stringify(application(crypto.randomUUID(), 1, { email, resumeFile: smallResume })),
          headers,
        )
      await times(60, (index) => apply(`stranger${index}@x.example`, inOneNetwork(index)))
      await apply('ada@applicant.example', visitor(1))
      // Wait, because emails are sent after the response.
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
]
