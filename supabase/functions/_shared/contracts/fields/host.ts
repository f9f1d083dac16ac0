// The last label must start with a letter, which excludes IP addresses.
const asciiHost = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/i
const letters = /^[\p{L}\p{M}\p{N}.\u3002\uff61\u200c-\u200d-]+$/u
/** DNS names can't be longer, and converting long text to punycode is slow. */
const longestHost = 253

/** Like URL.parse(), which Safari 16 doesn't have, but returns undefined for an invalid URL. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** Removes a trailing dot and converts the domain to punycode. Returns undefined if it's invalid or an IP address. */
export function asciiDomain(host: string): string | undefined {
  const domain = host.replace(/\.$/, '')
  if (domain.length > longestHost || !letters.test(domain)) return undefined
  const ascii = /[^ -~]/.test(domain) ? parseUrl(`https://${domain}`)?.hostname : domain
  return ascii !== undefined && asciiHost.test(ascii) ? ascii : undefined
}
