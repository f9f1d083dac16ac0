import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes /.well-known/security.txt (RFC 9116), which tells researchers where to report vulnerabilities. The RFC
 * recommends that it expires in less than a year.
 * @param {string} outDir
 * @param {{ contact: string, origin: string }} site `contact` is an email address
 */
export function writeSecurityTxt(outDir, { contact, origin }) {
  const folder = join(outDir, '.well-known')
  mkdirSync(folder, { recursive: true })
  const lines = [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(Date.now() + 364 * 86_400_000).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  writeFileSync(join(folder, 'security.txt'), `${lines.join('\n')}\n`)
}
