import { MailError, type Mailer, type OutgoingEmail } from '../mail/mailer.ts'
import type { Log } from '../server/log.ts'

/** What came of handing one mail over. `reason` names the provider's code, never a person. */
export type Outcome = { kind: 'sent' } | { kind: 'postponed' | 'refused'; reason: string }

export type QueuedEmail = OutgoingEmail & { submissionId: string }

export type Outbox = {
  /** Takes the next mail that is due, so that nobody else takes it for the length of a lease. */
  claimNext(): Promise<QueuedEmail | undefined>
  /** Writes down what came of it; a mail that was not sent is due again later, or failed. */
  settle(emailId: string, outcome: Outcome): Promise<'sent' | 'queued' | 'failed'>
  countWaiting(): Promise<number>
}

/** Hands one mail to the mailer and says what came of it; never throws. */
export async function attempt(email: OutgoingEmail, mailer: Mailer): Promise<Outcome> {
  try {
    await mailer.send(email)
    return { kind: 'sent' }
  } catch (error) {
    if (!(error instanceof MailError)) return { kind: 'postponed', reason: 'unexpected' }
    return { kind: error.isRefusal ? 'refused' : 'postponed', reason: error.code }
  }
}

/** Attempts a stored mail and settles it. Rejects only when the outcome could not be written down. */
export async function deliver(email: QueuedEmail, ports: { mailer: Mailer; outbox: Outbox; log: Log }) {
  const outcome = await attempt(email, ports.mailer)
  const status = await ports.outbox.settle(email.id, outcome)
  const reason = outcome.kind === 'sent' ? undefined : outcome.reason
  ports.log(`email ${status}`, { submission: email.submissionId, outcome: outcome.kind, reason })
  return { status, outcome }
}
