import { localDay } from '../_shared/contracts/calendar-day.ts'
import type { Answer } from '../_shared/contracts/wire.ts'
import { internalError, Refusal } from '../_shared/http/answer.ts'
import { readJson } from '../_shared/http/read-json.ts'
import { attempt, deliver } from '../_shared/outbox/attempt.ts'
import { within } from '../_shared/server/database.ts'
import { reasonOf } from '../_shared/server/log.ts'
import { composeEmails } from './compose.ts'
import { corsHeaders, guard } from './guard.ts'
import type { KeptEmail, Ports, Saved, Submission } from './ports.ts'
import { parseSubmission } from './submission.ts'
import { createMemory, tooMany } from './without-database.ts'

const mostBytes = 256 * 1024
const databaseLimitMs = 6000

/**
 * The road of a lead on the server: guard, contract, compose, store, deliver. Stored or sent is a success; each
 * refusal is JSON with a status of its own (ARCHITECTURE.md, "The wire contract").
 */
export function createHandler(ports: Ports): (request: Request) => Promise<Response> {
  const memory = createMemory(ports.submissionsPer10Minutes, ports.now)

  return async (request) => {
    const headers = corsHeaders(request, ports.allowedOrigins)
    try {
      guard(request, ports.allowedOrigins)
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers })
      const body = await readJson(request, mostBytes)
      const submission = parseSubmission(body, { ...ports, today: localDay(ports.now()) })
      await accept(submission, await ports.senderHash(request))
      const answer: Answer = { success: true, id: submission.id }
      return Response.json(answer, { headers })
    } catch (error) {
      if (error instanceof Refusal) {
        ports.log('refused', { code: error.code })
        return error.toResponse(headers)
      }
      ports.log('unexpected error', { reason: reasonOf(error) })
      return internalError().toResponse(headers)
    }
  }

  async function accept(submission: Submission, senderHash: string) {
    const emails = await composeEmails(submission, ports.supportEmail)
    const saved = await save(submission, emails, senderHash)
    if (!saved) return acceptWithoutDatabase(submission, emails, senderHash)
    ports.log(`submission ${saved.kind}`, { submission: submission.id, form: submission.form })
    if (saved.kind === 'limited') throw tooMany(saved.retryAfterSeconds)
    if (saved.kind === 'inserted') await deliverStored(submission, emails)
  }

  async function save(submission: Submission, emails: KeptEmail[], hash: string): Promise<Saved | undefined> {
    const saving = ports.store.save(submission, emails, hash)
    try {
      return await within(databaseLimitMs, saving)
    } catch (error) {
      ports.log('store failed', { submission: submission.id, reason: reasonOf(error) })
      deliverWhenSavedLate(saving, submission, emails)
      return undefined
    }
  }

  /** A slow database may still keep the submission after we went on without it: its emails must not go out twice. */
  function deliverWhenSavedLate(saving: Promise<Saved>, submission: Submission, emails: KeptEmail[]) {
    saving.then(
      (saved) => (saved.kind === 'inserted' ? deliverStored(submission, emails) : undefined),
      () => undefined,
    )
  }

  /** Once stored the lead is safe: no fault from here on may make the visitor send it twice. */
  async function deliverStored(submission: Submission, emails: KeptEmail[]) {
    const isOnItsWay = await memory.wasDelivered(submission.id)
    for (const email of emails) {
      const delivery: Promise<unknown> = isOnItsWay
        ? ports.outbox.settle(email.id, { kind: 'sent' })
        : deliver(email, ports)
      await within(databaseLimitMs * 2, delivery).catch((error) => {
        ports.log('delivery not settled', { submission: submission.id, reason: reasonOf(error) })
      })
    }
  }

  async function acceptWithoutDatabase(submission: Submission, emails: KeptEmail[], senderHash: string) {
    memory.admit(submission.id, senderHash)
    const isSent = await memory.deliverOnce(submission.id, async () => {
      const outcomes = await Promise.all(emails.map((email) => attempt(email, ports.mailer)))
      for (const outcome of outcomes)
        ports.log('email without database', { submission: submission.id, ...outcome })
      const isSent = outcomes.every((outcome) => outcome.kind === 'sent')
      if (isSent) memory.count(senderHash)
      return isSent
    })
    if (isSent) return
    throw new Refusal('unavailable', 'We could not take your message. Please try again later.')
  }
}
