import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const minDays = 30

/**
 * Writes /.well-known/security.txt (RFC 9116), which tells researchers where to report vulnerabilities.
 * @param {string} outDir
 * @param {{ contact: string, expires: string, origin: string }} site `contact` is an email address, and `expires` is a
 *   day (yyyy-mm-dd)
 * @throws if the file would expire within 30 days
 */
export function writeSecurityTxt(outDir, { contact, expires, origin }) {
  const daysLeft = (Date.parse(expires) - Date.now()) / 86_400_000
  if (daysLeft < minDays)
    throw new Error(
      `security.txt expires on ${expires}. Check that ${contact} is still read, then set a day within a year as securityTxtExpires in supabase/functions/_shared/brand.ts.`,
    )
  const folder = join(outDir, '.well-known')
  mkdirSync(folder, { recursive: true })
  const lines = [
    `Contact: mailto:${contact}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  writeFileSync(join(folder, 'security.txt'), `${lines.join('\n')}\n`)
}
