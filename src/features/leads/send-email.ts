import type { Confirmation } from '@shared/contracts/wire'
import { loadBackend } from '@/lib/backend'

/**
 * `status` is the HTTP status, or 0 if there was no response. The call may have reached the server even then. A 2xx
 * response can report a failure too. retry-rules.ts decides which errors are retried.
 */
export class SendError extends Error {
  override name = 'SendError'
  status: number

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

// `failureText` looks for the word "network" in this message (SPEC section 8).
function noAnswer(cause: unknown) {
  return new SendError('The network connection failed, or the service took too long to answer', 0, { cause })
}

/**
 * Calls the edge function send-email (SPEC section 7). The returned `id` is the submission's ID.
 * @throws SendError
 */
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
  // RULINGS section 9: a response counts as a success unless it reports a failure.
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

/** supabase-js doesn't read the error message in the response's body, so read it here. */
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
