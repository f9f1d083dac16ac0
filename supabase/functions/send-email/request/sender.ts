import { isIP } from 'node:net'

/** The setting SENDER_HEADER. */
export type SenderHeader = 'cf-connecting-ip' | 'x-forwarded-for'

/**
 * The platform's edge overwrites cf-connecting-ip and appends to x-forwarded-for; the caller may forge earlier entries.
 * IPv6 addresses are cut to their /64, which one customer gets.
 */
export function senderOf(headers: Headers, trusted: SenderHeader): string | undefined {
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)
  const given = trusted === 'cf-connecting-ip' ? (headers.get('cf-connecting-ip') ?? forwarded) : forwarded
  return given === undefined ? undefined : networkOf(given.trim())
}

function networkOf(text: string): string | undefined {
  const address = text.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return networkOf(mapped)
  const version = isIP(address)
  if (version === 6) return `${groupsOf(address).slice(0, 4).join(':')}::/64`
  return version === 4 ? address : undefined
}

/** The eight groups of an IPv6 address, which may contain :: or end with IPv4. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  const all = [...before, ...Array(Math.max(0, missing)).fill('0'), ...after]
  return all.map((group) => Number.parseInt(group, 16).toString(16))
}
