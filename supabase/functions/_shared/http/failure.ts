import { DeliveryError, type Failure } from '../mail/mailer.ts'
import { retryAfterSeconds } from './retry-after.ts'

const failureOf: Record<number, Failure> = {
  401: 'outage',
  403: 'outage',
  408: 'postponed',
  409: 'postponed',
  425: 'postponed',
  429: 'limited',
}

/** The DeliveryError of an HTTP error response; `service` is its name in logs. */
export function toDeliveryError(service: string, { status, headers }: Response): DeliveryError {
  const failure = failureOf[status] ?? (status >= 400 && status < 500 ? 'refused' : 'outage')
  return new DeliveryError(`${service} ${status}`, failure, { retryAfterSeconds: retryAfterSeconds(headers) })
}
