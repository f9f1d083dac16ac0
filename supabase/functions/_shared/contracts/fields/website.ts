import * as z from 'zod/mini'
import { brand } from '../../brand.ts'
import { withAsciiHost } from './clean-text.ts'
import { shortText } from './rules.ts'

const publicHost = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)\.?$/i
const startsWithScheme = /^[a-z][a-z\d+-]*:/i

/** With or without a scheme. */
export const website = shortText(200, 'Website').check(
  z.overwrite<string>(withAsciiHost),
  z.refine((value) => !startsWithScheme.test(value) || isPublicWebAddress(value), {
    error: 'Please enter a valid website URL',
    abort: true,
  }),
  z.refine(
    (value) => startsWithScheme.test(value) || isPublicWebAddress(`https://${value}`),
    `Please enter a valid domain (e.g., ${brand.sampleHost})`,
  ),
)

function isPublicWebAddress(address: string): boolean {
  if (!URL.canParse(address) || /\s/.test(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  return /^https?:$/.test(protocol) && publicHost.test(hostname) && username + password === ''
}
