import type { Confirmation } from '../_shared/contracts/wire.ts'
import { HttpError } from '../_shared/http/answer.ts'
import { attempt } from '../_shared/outbox/outbox.ts'
import type { createLimiter } from './limits.ts'
import type { Entry, Ports } from './ports.ts'

const maxRemembered = 5000

/** Sending a file takes three times its size in memory, so large ones are sent one by one. */
const largeFileBytes = 384 * 1024

type Known = { contentHash: string; isSent: Promise<boolean> }

/**
 * Emails a submission that can't be stored, and waits until it's sent, because the email is the only copy. No
 * confirmation is sent, because the limits on confirmations are in the database.
 */
export function createEmailWithoutDatabase(ports: Ports, limiter: ReturnType<typeof createLimiter>) {
  const knownOf = new Map<string, Known>()
  let lastFile: Promise<unknown> = Promise.resolve()

  /**
   * Calls with the same id send only one email. Returns 'conflict' if such a call had other content. Throws the HttpError
   * 'unavailable' or 'too_many'.
   */
  return async (entry: Entry): Promise<Confirmation | 'conflict'> => {
    const { id } = entry.submission
    const known = knownOf.get(id)
    if (known && known.contentHash !== entry.contentHash) return 'conflict'
    if (!(await (known ?? begin(entry)).isSent)) {
      throw new HttpError('unavailable', 'We could not accept your message. Please try again later.')
    }
    return 'none'
  }

  function begin(entry: Entry): Known {
    const { id } = entry.submission
    const undo = limiter.admitUnstored(entry.sender)
    const isLarge = (entry.submission.attachment?.content.byteLength ?? 0) > largeFileBytes
    const sending = isLarge ? lastFile.then(() => send(entry)) : send(entry)
    if (isLarge) lastFile = sending
    const isSent = sending.then((isDone) => {
      if (isDone) return true
      knownOf.delete(id)
      undo()
      return false
    })
    const known = { contentHash: entry.contentHash, isSent }
    knownOf.set(id, known)
    const [oldest] = knownOf.keys()
    if (knownOf.size > maxRemembered && oldest !== undefined) knownOf.delete(oldest)
    return known
  }

  async function send({ submission, messages: [notification] }: Entry): Promise<boolean> {
    const { kind, ...email } = notification
    const outcome = await attempt({ id: email.id, submissionId: submission.id, kind, email }, ports)
    const reason = outcome.kind === 'sent' ? undefined : outcome.reason
    ports.log('email without database', { submission: submission.id, outcome: outcome.kind, reason })
    return outcome.kind === 'sent'
  }
}
