/**
 * - outage: the service is unreachable, unresponsive or failing, or rejects the key, so nothing can be delivered
 * - limited: a rate limit was reached
 * - postponed: this email or webhook call can't be delivered now
 * - refused: this email or webhook call was rejected, and a retry probably will be too
 * - unsure: the response was lost, so the delivery may have succeeded
 */
export type Failure = 'outage' | 'limited' | 'postponed' | 'refused' | 'unsure'

export class DeliveryError extends Error {
  override name = 'DeliveryError'

  constructor(
    /** A code such as `resend 422`. It has no personal data, so it can be logged and stored in the outbox. */
    readonly code: string,
    readonly failure: Failure,
    options: ErrorOptions & { retryAfterSeconds?: number | undefined } = {},
  ) {
    super(`Not delivered (${code})`, options)
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  readonly retryAfterSeconds: number | undefined
}

const failureOf: Record<number, Failure> = {
  401: 'outage',
  403: 'outage',
  408: 'postponed',
  409: 'postponed',
  425: 'postponed',
  429: 'limited',
}

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

/** Retry-After is a number of seconds or a date. Returns undefined if it's missing or invalid. */
export function retryAfterSeconds(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('retry-after')?.trim()
  if (!value) return undefined
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), longestSeconds)
}
