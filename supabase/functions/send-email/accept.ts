import type { Confirmation } from '../_shared/contracts/wire.ts'
import { Refusal } from '../_shared/http/answer.ts'
import { attempt, deliver, type Outcome } from '../_shared/outbox/attempt.ts'
import { within } from '../_shared/server/database.ts'
import { isBug } from '../_shared/server/database-errors.ts'
import { createGate } from '../_shared/server/gate.ts'
import { reasonOf } from '../_shared/server/log.ts'
import { composeEmails } from './compose.ts'
import type { KeptEmail, Ports, Saved, Submission } from './ports.ts'
import { createMemory, tooMany } from './without-database.ts'

const databaseLimitMs = 6000
const deliveryLimitMs = 12_000

// A file stands in memory several times while it is stored or sent, so files take turns.
const fileStoreLimitMs = 20_000
const fileStorePatienceMs = 120_000
// Well below the lease after which the outbox would take the mail.
const fileDeliveryPatienceMs = 10_000

/**
 * Takes a submission: stored first, then sent. Stored or sent is a success. Answers what of the
 * confirmation. Throws a Refusal.
 */
export function createAccept(ports: Ports) {
  const memory = createMemory(ports.submissionsPer10Minutes, ports.now)
  const fileStore = createGate(1)
  const fileDelivery = createGate(1)

  return async (submission: Submission, senderHash: string): Promise<Confirmation> => {
    const emails = await composeEmails(submission, ports)
    const saved = await save(submission, emails, senderHash)
    if (!saved) return acceptWithoutDatabase(submission, emails, senderHash)
    ports.log(`submission ${saved.kind}`, { submission: submission.id, form: submission.form })
    if (saved.kind === 'limited') throw tooMany(saved.retryAfterSeconds)
    if (saved.kind === 'repeated') return saved.isConfirmed ? 'sent' : 'earlier'
    await deliverStored(submission, saved.emails)
    return saved.emails.some(({ kind }) => kind === 'confirmation') ? 'sent' : 'earlier'
  }

  function save(submission: Submission, emails: KeptEmail[], hash: string): Promise<Saved | undefined> {
    const store = async (limitMs: number) => {
      const saving = ports.store.save(submission, emails, hash)
      try {
        return await within(limitMs, saving)
      } catch (error) {
        if (isBug(error)) {
          ports.log('BUG: the database refused a submission', {
            submission: submission.id,
            form: submission.form,
            reason: reasonOf(error),
          })
          throw error
        }
        ports.log('store failed', { submission: submission.id, reason: reasonOf(error) })
        deliverWhenSavedLate(saving, submission)
        return undefined
      }
    }
    return submission.attachment
      ? fileStore(fileStorePatienceMs, () => store(fileStoreLimitMs))
      : store(databaseLimitMs)
  }

  /** A slow database may still keep the submission after we went on without it: its emails must not go out twice. */
  function deliverWhenSavedLate(saving: Promise<Saved>, submission: Submission) {
    saving.then(
      (saved) => (saved.kind === 'inserted' ? deliverStored(submission, saved.emails) : undefined),
      () => undefined,
    )
  }

  /** Once stored the lead is safe: no fault from here on may make the visitor send it twice. */
  async function deliverStored({ id }: Submission, emails: ReadonlyArray<KeptEmail>) {
    const sentIds = await memory.deliveredIds(id)
    const deliverOne = (email: KeptEmail): Promise<unknown> => {
      if (email.kind === 'confirmation') memory.claimConfirmation(email.to)
      if (sentIds.includes(email.id)) return ports.outbox.settle(email.id, { kind: 'sent' })
      return email.attachment
        ? fileDelivery(fileDeliveryPatienceMs, () => deliver(email, ports))
        : deliver(email, ports)
    }
    const reportFault = (error: unknown) =>
      ports.log('delivery not settled', { submission: id, reason: reasonOf(error) })
    await Promise.all(emails.map((email) => within(deliveryLimitMs, deliverOne(email)).catch(reportFault)))
  }

  async function acceptWithoutDatabase(
    submission: Submission,
    emails: KeptEmail[],
    senderHash: string,
  ): Promise<Confirmation> {
    memory.admit(submission.id, senderHash)
    const sentIds = await memory.deliverOnce(submission.id, async () => {
      const sent: string[] = []
      for (const email of emails) {
        // The first one carries the lead; without it there is nothing to confirm.
        if (email.kind === 'confirmation' && (sent.length === 0 || !memory.claimConfirmation(email.to)))
          continue
        const outcome = await attemptInTurn(email)
        ports.log('email without database', { submission: submission.id, ...outcome })
        if (outcome.kind === 'sent') sent.push(email.id)
      }
      if (sent.length > 0) memory.count(senderHash)
      return sent
    })
    if (sentIds.length > 0) return sentIds.length === emails.length ? 'sent' : 'none'
    throw new Refusal('unavailable', 'We could not take your message. Please try again later.')
  }

  async function attemptInTurn(email: KeptEmail): Promise<Outcome> {
    if (!email.attachment) return attempt(email, ports.mailer)
    return fileDelivery(fileDeliveryPatienceMs, () => attempt(email, ports.mailer)).catch(() => ({
      kind: 'postponed',
      reason: 'too many files',
    }))
  }
}
