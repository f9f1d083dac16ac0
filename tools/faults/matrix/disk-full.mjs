import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** @param {string} folder mounted on its own disk @returns {import('./faults.mjs').Fault} */
export function diskFull(folder) {
  const filler = join(folder, 'filler')
  return {
    name: 'disk full',
    async run(world, sendAll) {
      fill(filler)
      await sendAll()
      rmSync(filler)
      await world.query('select 1').catch(() => world.database.restart())
    },
  }
}

/** @param {string} path */
function fill(path) {
  const file = openSync(path, 'w')
  const part = Buffer.alloc(64 * 1024)
  try {
    for (;;) writeSync(file, part)
  } catch {}
  closeSync(file)
}
