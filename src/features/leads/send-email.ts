import type { Confirmation } from '@shared/contracts/wire'
import { loadBackend } from '@/lib/backend'

/**
 * Why a call failed. `status` is 0 without a response, so the call may or may not have arrived; 2xx if the response
 * reports a failure; 4xx if the call was rejected; 5xx if the service has a problem. retry-rules.ts decides which
 * errors are retried.
 */
export class SendError extends Error {
  override name = 'SendError'
  status: number

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

// Defined here because lib can't import content. `failureText` of applications looks for "network" (SPEC section 8).
function noAnswer(cause: unknown) {
  return new SendError('The network connection failed, or the service took too long to answer', 0, { cause })
}

/** Calls the edge function send-email (SPEC section 7). The returned `id` is the submission's ID. @throws SendError */
export async function sendEmail(
  body: object,
  timeoutMs = 30_000,
): Promise<{ id?: string; confirmation?: Confirmation; resume?: 'not_kept' }> {
  const { data, error, response } = await invoke(body, timeoutMs)
  if (error) throw await explain(error, response)

  const answer = (data ?? {}) as {
    success?: boolean
    error?: unknown
    id?: string
    confirmation?: Confirmation
    resume?: 'not_kept'
  }
  // RULINGS section 9: a response that reports no failure is a success.
  if (answer.success === false || answer.error) {
    throw new SendError(readMessage(answer) ?? 'Unknown error', response?.status ?? 0)
  }
  return answer
}

async function invoke(body: object, timeoutMs: number) {
  const backend = await loadBackend().catch((cause: unknown) => {
    throw noAnswer(cause)
  })
  return backend.functions.invoke('send-email', { body, timeout: timeoutMs })
}

/** Reads the message from the response, because supabase-js doesn't. */
async function explain(cause: Error, response: Response | undefined) {
  if (!response) return noAnswer(cause)
  const body = await response.json().catch(() => null)
  return new SendError(readMessage(body) ?? 'Unknown error', response.status, { cause })
}

function readMessage(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { message, error } = answer as { message?: unknown; error?: unknown }
  for (const text of [message, error]) {
    // Remove the period, because toasts add one.
    if (typeof text === 'string' && text.trim()) return text.trim().replace(/\.$/, '')
  }
  return undefined
}
