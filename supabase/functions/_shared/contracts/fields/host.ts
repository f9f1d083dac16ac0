// Each label has at most 63 characters. The last one starts with a letter, which rules out IP addresses.
const asciiHost = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/i
const letters = /^[\p{L}\p{M}\p{N}.\u3002\uff61\u200c-\u200d-]+$/u
/** DNS names can't be longer, and converting long text to punycode is slow. */
const longestHost = 253

/** Returns undefined for an invalid URL, like URL.parse(), which Safari 16 lacks. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** Converts a domain to punycode without a trailing dot. Undefined if it's invalid, has no dot or is an IP address. */
export function asciiDomain(host: string): string | undefined {
  const domain = host.replace(/\.$/, '')
  if (domain.length > longestHost || !letters.test(domain)) return undefined
  const ascii = /[^ -~]/.test(domain) ? parseUrl(`https://${domain}`)?.hostname : domain
  return ascii !== undefined && asciiHost.test(ascii) ? ascii : undefined
}
