import { DeliveryError } from '../email-sending/mailer.ts'
import { toDeliveryError } from './failure.ts'

// Standard Webhooks recommends 15 to 30 s.
const limitMs = 20_000

/** Throws a DeliveryError. `service` is its name in logs. It doesn't follow redirects to URLs that aren't configured. */
export async function postJson(
  service: string,
  url: string,
  body: string,
  headers: Record<string, string> = {},
) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(limitMs),
  }).catch((cause) => {
    throw isAnswerLost(cause)
      ? new DeliveryError(`${service} answer lost`, 'unsure', { cause })
      : new DeliveryError(`${service} unreachable`, 'outage', { cause })
  })
  await response.body?.cancel()
  if (!response.ok) throw toDeliveryError(service, response)
}

/** Whether the receiver may have taken the body before it fell silent or cut the connection. Deno names the phase. */
function isAnswerLost({ name, message, cause }: Error): boolean {
  return name === 'TimeoutError' || /\(SendRequest\)/.test(`${message} ${cause}`)
}
