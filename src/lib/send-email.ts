import type { Confirmation } from '@contracts/wire'
import { loadBackend } from './backend'

const usualTimeoutMs = 30_000

/** `status` is the HTTP status, or 0 without a response. */
export class SendError extends Error {
  status: number

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SendError'
    this.status = status
  }
}

/** Invokes the edge function send-email (SPEC section 7). @returns the submission's ID @throws SendError */
export async function sendEmail(body: object): Promise<string> {
  const answer = await sendForAnswer(body, usualTimeoutMs)
  return answer.id ?? ''
}

export async function sendForAnswer(
  body: object,
  timeoutMs: number,
): Promise<{ id?: string; confirmation?: Confirmation }> {
  const { data, error, response } = await invoke(body, timeoutMs)
  if (error) throw await explain(error, response)

  const answer = (data ?? {}) as {
    success?: boolean
    error?: unknown
    id?: string
    confirmation?: Confirmation
  }
  // RULINGS section 9: a response that names no failure is a success.
  if (answer.success === false || answer.error) {
    throw new SendError(readMessage(answer) ?? 'Unknown error', response?.status ?? 0)
  }
  return answer
}

async function invoke(body: object, timeoutMs: number) {
  try {
    const backend = await loadBackend()
    return await backend.functions.invoke('send-email', { body, timeout: timeoutMs })
  } catch (cause) {
    throw new SendError(cause instanceof Error ? cause.message : 'Unknown error', 0, { cause })
  }
}

// supabase-js puts an error response in error.context, a Response that can be read only once.
async function explain(error: Error & { context?: unknown }, response: Response | undefined) {
  const answer = error.context instanceof Response ? error.context : response
  if (!answer) {
    return new SendError('The network connection failed, or the service took too long to answer', 0, {
      cause: error,
    })
  }
  const body = await answer.json().catch(() => null)
  return new SendError(readMessage(body) ?? 'Unknown error', answer.status, { cause: error })
}

function readMessage(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { message, error } = answer as { message?: unknown; error?: unknown }
  for (const text of [message, error]) {
    // Toasts add their own period.
    if (typeof text === 'string' && text.trim()) return text.trim().replace(/\.$/, '')
  }
  return undefined
}
