import { setTimeout as sleep } from 'node:timers/promises'
import { application, contact, smallResume } from '../submissions.mjs'
import { callWithoutFields, confirmedIn, countOf, from, peakMb, storedIn, times } from './attack-tools.mjs'

const applicationOf = (/** @type {string} */ email) =>
  JSON.stringify(application(crypto.randomUUID(), 1, { email, resumeFile: smallResume }))

/** @type {import('./attack-list.mjs').Attack[]} */
export const senderAttacks = [
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
      // Wait, because emails are sent after the response.
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
      const markup = callWithoutFields({ html: '<i>&'.repeat(62_000) })
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
    name: 'a lone surrogate in 21 subjects',
    before: '21 emailed, 0 stored',
    async run(world) {
      const call = () => callWithoutFields({ subject: 'x\ud800' })
      await times(21, () => world.submit(call()))
      await sleep(2000)
      const [emailed, stored] = [world.provider.taken.length, await storedIn(world)]
      return { figure: `${emailed} emailed, ${stored} stored`, isFine: emailed === 21 && stored === 21 }
    },
  },
]
