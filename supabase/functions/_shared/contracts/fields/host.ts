// Labels have at most 63 characters; the last begins with a letter, unlike in an IP address.
const asciiHost = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/i
const letters = /^[\p{L}\p{M}\p{N}.\u3002\uff61\u200c-\u200d-]+$/u
/** No DNS name is longer, and converting takes time. */
const longestHost = 253

/** Returns undefined for an invalid URL, because Safari 16 lacks URL.canParse(). */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** A domain with a dot, in punycode, without a final dot; undefined for an IP address or an invalid domain. */
export function asciiDomain(host: string): string | undefined {
  const domain = host.replace(/\.$/, '')
  if (domain.length > longestHost || !letters.test(domain)) return undefined
  const ascii = /[^ -~]/.test(domain) ? parseUrl(`https://${domain}`)?.hostname : domain
  return ascii !== undefined && asciiHost.test(ascii) ? ascii : undefined
}
