import { DeliveryError, type Failure } from '../email-sending/mailer.ts'

const failureOf: Record<number, Failure> = {
  401: 'outage',
  403: 'outage',
  408: 'postponed',
  409: 'postponed',
  425: 'postponed',
  429: 'limited',
}

/** Converts an HTTP error to a DeliveryError, whose code has the service, the status and any error name. */
export function toDeliveryError(
  service: string,
  { status, headers }: Response,
  errorName?: string,
): DeliveryError {
  const failure = failureOf[status] ?? (status >= 300 && status < 500 ? 'refused' : 'outage')
  const code = [service, status, ...(errorName ? [errorName] : [])].join(' ')
  return new DeliveryError(code, failure, { retryAfterSeconds: retryAfterSeconds(headers) })
}

const longestSeconds = 3600

/** Returns the seconds until Retry-After, which is a number or a date. Undefined if it's missing or invalid. */
export function retryAfterSeconds(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('retry-after')?.trim()
  if (!value) return undefined
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), longestSeconds)
}
