const longestSeconds = 3600

/** The seconds that a Retry-After header asks for, as a number or as a date; undefined where it says nothing. */
export function retryAfterSeconds(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('retry-after')?.trim()
  if (!value) return undefined
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), longestSeconds)
}
