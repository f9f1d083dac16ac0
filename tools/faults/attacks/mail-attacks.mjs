import { contact } from '../submissions.mjs'
import { takesApplications, times } from './attack-tools.mjs'

/** @type {import('./attack-list.mjs').Attack[]} */
export const mailAttacks = [
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
