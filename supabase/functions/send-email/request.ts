import { isIP } from 'node:net'
import { HttpError, methodNotAllowed } from '../_shared/http/answer.ts'

/** `http://localhost:*` allows every port. */
function isAllowedOrigin(origin: string, allowed: ReadonlyArray<string>): boolean {
  const given = origin.toLowerCase()
  return allowed.some((each) => {
    const entry = each.toLowerCase()
    return entry === given || entry === `${given.replace(/:\d+$/, '')}:*`
  })
}

export function corsHeaders(request: Request, allowed: ReadonlyArray<string>): Record<string, string> {
  const origin = request.headers.get('origin')
  return {
    vary: 'Origin',
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers':
      'authorization, apikey, content-type, x-client-info, x-region, x-retry-count, traceparent, tracestate, baggage',
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '3600',
    ...(origin !== null && isAllowedOrigin(origin, allowed) && { 'access-control-allow-origin': origin }),
  }
}

export function guard(request: Request, allowed: ReadonlyArray<string>): void {
  const origin = request.headers.get('origin')
  if (origin !== null && !isAllowedOrigin(origin, allowed)) {
    throw new HttpError('origin_not_allowed', 'This website may not send messages here.')
  }
  if (request.method !== 'POST' && request.method !== 'OPTIONS') throw methodNotAllowed('POST, OPTIONS')
}

const refusalsThatCount = 3
const refusalWindowMs = 10 * 60 * 1000

/**
 * Counts calls from the site's own domain and subdomains that were rejected because of their origin. Returns true for
 * the third such call within ten minutes and for later ones, because visitors probably can't send forms.
 */
export function createRefusalCounter(siteUrl: string, monotonicMs: () => number) {
  const domain = new URL(siteUrl).hostname.replace(/^www\./, '')
  let times: number[] = []
  return (origin: string): boolean => {
    const host = URL.canParse(origin) ? new URL(origin).hostname : ''
    if (host !== domain && !host.endsWith(`.${domain}`)) return false
    const now = monotonicMs()
    times = [...times.filter((time) => time > now - refusalWindowMs), now].slice(-refusalsThatCount)
    return times.length === refusalsThatCount
  }
}

type SenderHeader = 'cf-connecting-ip' | 'x-forwarded-for'

/** Keyed hashes of the sender's address and network. They are undefined if the address is unknown. */
export type Sender = { hash?: string | undefined; networkHash?: string | undefined }

/**
 * The platform's edge overwrites cf-connecting-ip and appends to x-forwarded-for, so only the last entry of
 * x-forwarded-for can be trusted. For IPv6, `sender` is a /64 network, such as a household's, and `network` is a /48
 * network, such as a rented server's. For IPv4, both are the address.
 */
export function senderOf(
  headers: Headers,
  trusted: SenderHeader,
): { sender: string; network: string } | undefined {
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)
  const given = trusted === 'cf-connecting-ip' ? (headers.get('cf-connecting-ip') ?? forwarded) : forwarded
  return given === undefined ? undefined : addressOf(given.trim())
}

function addressOf(text: string): { sender: string; network: string } | undefined {
  const address = text.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return addressOf(mapped)
  const version = isIP(address)
  if (version === 4) return { sender: address, network: address }
  if (version !== 6) return undefined
  const groups = groupsOf(address)
  return {
    sender: `${groups.slice(0, 4).join(':')}::/64`,
    network: `${groups.slice(0, 3).join(':')}::/48`,
  }
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  const all = [...before, ...Array(Math.max(0, missing)).fill('0'), ...after]
  return all.map((group) => Number.parseInt(group, 16).toString(16))
}
