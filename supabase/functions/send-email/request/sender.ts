import { isIP } from 'node:net'

/** The setting SENDER_HEADER. */
export type SenderHeader = 'cf-connecting-ip' | 'x-forwarded-for'

export type Sender = {
  /** A keyed hash; undefined without a trusted header. */
  hash: string | undefined
  /** The same of its IPv6 /48. */
  networkHash?: string | undefined
}

/** IPv6 addresses are cut to the /64 that a household gets; `network` is the /48 that comes with a rented server. */
export type SenderAddress = { sender: string; network: string | undefined }

/** The platform's edge overwrites cf-connecting-ip and appends to x-forwarded-for; the caller may forge earlier entries. */
export function senderOf(headers: Headers, trusted: SenderHeader): SenderAddress | undefined {
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)
  const given = trusted === 'cf-connecting-ip' ? (headers.get('cf-connecting-ip') ?? forwarded) : forwarded
  return given === undefined ? undefined : addressOf(given.trim())
}

function addressOf(text: string): SenderAddress | undefined {
  const address = text.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return addressOf(mapped)
  const version = isIP(address)
  if (version === 4) return { sender: address, network: undefined }
  if (version !== 6) return undefined
  const groups = groupsOf(address)
  return {
    sender: `${groups.slice(0, 4).join(':')}::/64`,
    network: `${groups.slice(0, 3).join(':')}::/48`,
  }
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
