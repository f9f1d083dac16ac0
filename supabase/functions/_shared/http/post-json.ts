import { DeliveryError, toDeliveryError } from './failure.ts'

// Standard Webhooks recommends 15 to 30 s.
const limitMs = 20_000

/**
 * Throws a DeliveryError whose code starts with `service`. Redirects aren't followed, because they may lead to any
 * server.
 */
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

/**
 * Returns true if the receiver may have accepted the body although no response arrived. Deno's error message contains
 * the phase in which the request failed.
 */
function isAnswerLost({ name, message, cause }: Error): boolean {
  return name === 'TimeoutError' || /\(SendRequest\)/.test(`${message} ${cause}`)
}
