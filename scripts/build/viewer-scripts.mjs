import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const names = ['embed.js', 'ga4.js', 'dealer-com.js']

/**
 * Writes the viewer's scripts for other sites with this site's origin filled in, because a bundled script doesn't
 * know its own URL.
 * @param {string} outDir
 * @param {string} origin
 */
export function writeViewerScripts(outDir, origin) {
  for (const name of names) {
    const script = readFileSync(`viewer/${name}`, 'utf8').replaceAll('{{origin}}', origin)
    writeFileSync(join(outDir, 'viewer', name), script)
  }
}
