import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const names = ['embed.js', 'ga4.js', 'dealer-com.js']

/**
 * Writes the scripts that other sites include, with our site's origin filled in. They can't read the origin from their
 * own URL, because the other site may bundle them.
 * @param {string} outDir
 * @param {string} origin
 */
export function writeViewerScripts(outDir, origin) {
  for (const name of names) {
    const script = readFileSync(`viewer/${name}`, 'utf8').replaceAll('{{origin}}', origin)
    writeFileSync(join(outDir, 'viewer', name), script)
  }
}
