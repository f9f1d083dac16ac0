import { cleanCode, cleanLine } from './clean-text.ts'
import { asciiDomain } from './host.ts'
import { unwrap } from './unwrap.ts'

// The HTML standard defines the characters, and RFC 5321 the length.
const localPart = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/

/**
 * Extracts the address from text such as `mailto:…` or `Name <…>`, and converts a valid domain to punycode.
 */
export function cleanEmail(text: string): string {
  const address = cleanCode(unwrap(cleanLine(text))).replace(/^mailto:\s*([^?]*).*$/i, '$1')
  const [local, domain] = partsOf(address)
  const ascii = asciiDomain(domain)
  return ascii === undefined ? address : `${local}@${ascii}`
}

/** The address must already be cleaned. */
export function isEmailAddress(address: string): boolean {
  const [local, domain] = partsOf(address)
  return localPart.test(local) && asciiDomain(domain) === domain
}

function partsOf(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf('@')
  return at < 0 ? ['', ''] : [address.slice(0, at), address.slice(at + 1)]
}
