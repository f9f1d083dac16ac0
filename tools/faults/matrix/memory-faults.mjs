import { readFileSync } from 'node:fs'

/** In MB. This is slightly below the 256 MB of memory that the platform gives a function. */
const maxMb = 240

/**
 * Reads /proc, so it works only on Linux.
 * @type {import('./faults.mjs').Fault['run']}
 */
async function acceptAll({ sendEmail }, sendAll, { length }) {
  const accepted = await sendAll()
  const status = readFileSync(`/proc/${sendEmail.pid()}/status`, 'utf8')
  const peakMb = Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024)
  if (accepted < length || peakMb > maxMb) throw new Error(`${accepted} of ${length} accepted, ${peakMb} MB`)
}

/** @type {import('./faults.mjs').Fault[]} */
export const memoryFaults = [
  {
    name: '20 applications, database frozen',
    applications: 20,
    async run(world, sendAll, submissions) {
      world.database.freeze()
      await acceptAll(world, sendAll, submissions).finally(() => world.database.thaw())
    },
  },
  {
    name: '20 applications, mail hangs',
    applications: 20,
    async run(world, sendAll, submissions) {
      world.provider.setMode('hang')
      await acceptAll(world, sendAll, submissions)
      world.provider.setMode('ok')
    },
  },
]
