import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * @param {string} folder
 * @param {string[]} addresses URLs of the files to keep; only their file names matter
 */
export function keepOnly(folder, addresses) {
  const kept = new Set(addresses.map((address) => basename(address)))
  for (const file of readdirSync(folder)) {
    if (kept.has(file)) continue
    rmSync(join(folder, file))
    console.log(`removed ${join(folder, file)}`)
  }
}
