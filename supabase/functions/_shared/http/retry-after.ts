const longestSeconds = 3600

/** Seconds until a Retry-After of seconds or a date; undefined if invalid. */
export function retryAfterSeconds(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('retry-after')?.trim()
  if (!value) return undefined
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), longestSeconds)
}
