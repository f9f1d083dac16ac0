import { HttpError } from '../_shared/http/answer.ts'
import { attempt } from '../_shared/outbox/outbox.ts'
import { createGate } from '../_shared/server/gate.ts'
import { createConfirmationLimit } from './limits/confirmation-limit.ts'
import type { Accepted, Entry, Message, Ports } from './ports.ts'

const fileWaitMs = 10_000
const mostRemembered = 5000

/** Sends without the database. This process remembers what it sent; after that the provider's idempotency applies. */
export function createDirectRoute(ports: Ports) {
  const deliveries = new Map<string, { contentHash: string; sentIds: Promise<ReadonlyArray<string>> }>()
  const mayConfirm = createConfirmationLimit(ports.limits.confirmationsPerHour, ports.monotonicMs)
  const fileDelivery = createGate(1)

  return {
    async deliveredIds({ submission, contentHash }: Entry): Promise<ReadonlyArray<string>> {
      const known = deliveries.get(submission.id)
      return known?.contentHash === contentHash ? await known.sentIds : []
    },

    /** Once for concurrent calls with this id. Throws the HttpError 'unavailable'. */
    async accept(entry: Entry): Promise<Accepted> {
      const { id } = entry.submission
      const known = deliveries.get(id)
      if (known && known.contentHash !== entry.contentHash) return { kind: 'conflict' }
      const sentIds = await (known?.sentIds ?? start(entry))
      if (sentIds.length === 0) {
        deliveries.delete(id)
        throw new HttpError('unavailable', 'We could not take your message. Please try again later.')
      }
      const isWhole = sentIds.length === entry.messages.length
      return { kind: 'accepted', confirmation: isWhole ? 'sent' : 'none' }
    },
  }

  function start(entry: Entry): Promise<ReadonlyArray<string>> {
    const sentIds = sendAll(entry)
    deliveries.set(entry.submission.id, { contentHash: entry.contentHash, sentIds })
    const [oldest] = deliveries.keys()
    if (deliveries.size > mostRemembered && oldest !== undefined) deliveries.delete(oldest)
    return sentIds
  }

  async function sendAll({ submission, messages }: Entry): Promise<string[]> {
    const sent: string[] = []
    for (const message of messages) {
      // The first one is the lead; without it there is nothing to confirm.
      if (message.kind === 'confirmation' && (sent.length === 0 || !mayConfirm(message.to))) continue
      const outcome = await attemptInTurn(submission.id, message)
      const reason = outcome.kind === 'sent' ? undefined : outcome.reason
      ports.log('email without database', { submission: submission.id, outcome: outcome.kind, reason })
      if (outcome.kind === 'sent') sent.push(message.id)
    }
    return sent
  }

  function attemptInTurn(submissionId: string, { kind, ...email }: Message) {
    const work = () => attempt({ id: email.id, submissionId, kind, email }, ports)
    if (!email.attachment) return work()
    return fileDelivery(fileWaitMs, work).catch(
      () => ({ kind: 'postponed', reason: 'too many files at once' }) as const,
    )
  }
}
