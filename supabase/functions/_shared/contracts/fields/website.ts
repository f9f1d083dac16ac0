import * as z from 'zod/mini'
import { brand } from '../../brand.ts'
import { cleanCode, cleanLine, withAsciiHost } from './clean-text.ts'
import { asciiDomain, parseUrl } from './host.ts'
import { cleaned } from './rules.ts'
import { unwrap } from './unwrap.ts'

/** The limit is high, because landing-page URLs with campaign parameters can be long. */
const maxCharacters = 2000
const tooLong = `Website must be less than ${maxCharacters} characters`
const startsWithScheme = /^[a-z][a-z\d+-]*:/i

export const website = webAddress(tooLong).check(
  z.refine((value) => !startsWithScheme.test(value) || isPublicWebAddress(value), {
    error: 'Please enter a valid website URL',
    abort: true,
  }),
  z.refine(
    (value) => startsWithScheme.test(value) || isPublicWebAddress(`https://${value}`),
    `Please enter a valid domain (e.g., ${brand.sampleHost})`,
  ),
)

/** The host is converted to punycode. `complete` may add a scheme. */
export function webAddress(message: string, complete = (address: string) => address) {
  return cleaned(message, cleanAddress).check(
    z.maxLength(maxCharacters, { error: message, abort: true }),
    z.overwrite<string>((address) => (hasDomain(address) ? withAsciiHost(complete(address)) : address)),
  )
}

/** Accepts an http or https URL with a domain name and no username. */
export function isPublicWebAddress(address: string): boolean {
  if (/\s/.test(address) || !hasDomain(address)) return false
  const url = parseUrl(address)
  return url !== undefined && /^https?:$/.test(url.protocol) && asciiDomain(url.hostname) !== undefined
}

function cleanAddress(text: string): string {
  return (
    unwrap(cleanLine(text))
      // Fixes a scheme that was typed twice or without its colon.
      .replace(/^(?:(https?):?\/\/)+/i, '$1://')
      .replace(/^((?:[a-z][a-z\d+-]*:\/\/)?)([^/?#]+)/i, (_all, scheme, host) => scheme + cleanCode(host))
  )
}

/**
 * Reads the host from the text, because a URL object would turn a host in typographic quotation marks into valid
 * punycode.
 */
function hasDomain(address: string): boolean {
  const host = /^(?:https?:[\\/]*)?([^\\/?#:]*)(?::\d*)?(?:[\\/?#]|$)/i.exec(address)?.[1] ?? ''
  return asciiDomain(host) !== undefined
}
