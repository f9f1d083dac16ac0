import type { ProblemKind } from '../_shared/alert/alert.ts'
import type { Answer, Confirmation } from '../_shared/contracts/wire.ts'
import { HttpError, internalError } from '../_shared/http/answer.ts'
import { type Delivery, deliver, leaseSeconds } from '../_shared/outbox/outbox.ts'
import { isBug } from '../_shared/server/database.ts'
import { uuidFrom } from '../_shared/server/digest.ts'
import { reasonOf } from '../_shared/server/log.ts'
import { type Call, createBodyBuffers, parseBody, readBody } from './body.ts'
import { createLimiter, LimitForAllError, tooMany } from './limits.ts'
import type { Entry, Ports, Saved, Submission } from './ports.ts'
import { corsHeaders, createRefusalCounter, guard, type Sender } from './request.ts'
import {
  contentHashOf,
  deliveriesOf,
  entryOf,
  parseSubmission,
  withoutFile,
} from './submission/submission.ts'
import { createEmailWithoutDatabase } from './without-database.ts'

// Further deliveries wait in the outbox instead of in memory.
const maxDeliveriesAtOnce = 100
/** A delivery attempt normally takes less than half a lease. */
const lastStartAfterMs = (leaseSeconds * 1000) / 2

type Accepted = { confirmation: Confirmation; isFileKept: boolean; delivered: Promise<unknown> }

/** docs/architecture.md describes the lead pipeline. */
export function createHandler(ports: Ports): (request: Request) => Promise<Response> {
  const limiter = createLimiter(ports.limits, ports.monotonicMs)
  const emailWithoutDatabase = createEmailWithoutDatabase(ports, limiter)
  const pool = createBodyBuffers()
  const isOwnSiteRefused = createRefusalCounter(ports.siteUrl, ports.monotonicMs)
  let deliveriesUnderWay = 0
  let isFileUnderWay = false

  return async (request) => {
    const headers = corsHeaders(request, ports.allowedOrigins)
    try {
      guard(request, ports.allowedOrigins)
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers })
      const sender = ports.senderOf(request)
      limiter.admitCall(sender)
      const body = await readBody(request, pool)
      try {
        const { answer, delivered } = await take(parseBody(body.bytes), sender)
        delivered.then(body.leave)
        return Response.json(answer, { headers })
      } catch (error) {
        body.leave()
        throw error
      }
    } catch (error) {
      if (!(error instanceof HttpError)) ports.log('unexpected error', { reason: reasonOf(error) })
      else {
        ports.log('refused', { code: error.code })
        alertOfRefusal(error, request.headers.get('origin') ?? '')
      }
      return (error instanceof HttpError ? error : internalError()).toResponse(headers)
    }
  }

  async function take(call: Call, sender: Sender): Promise<{ answer: Answer; delivered: Promise<unknown> }> {
    let submission = parseSubmission(call, ports)
    let accepted = await accept(submission, sender)
    if (accepted === 'conflict') {
      // Different content under a known id is another submission, so it gets a derived id.
      const id = uuidFrom(`${submission.id}:${contentHashOf(submission)}`)
      submission = parseSubmission(call, { ...ports, id })
      accepted = await accept(submission, sender)
    }
    if (accepted === 'conflict') throw new Error('a derived id was taken')
    const { confirmation, isFileKept, delivered } = accepted
    const answer: Answer = {
      success: true,
      id: submission.id,
      ...(submission.confirmation && { confirmation }),
      ...(!isFileKept && { resume: 'not_kept' }),
    }
    return { answer, delivered }
  }

  /** Succeeds if the submission is stored or, if that fails, emailed. Otherwise, throws an HttpError. */
  async function accept(submission: Submission, sender: Sender): Promise<Accepted | 'conflict'> {
    const entry = entryOf(submission, sender, ports)
    // Emailing a file needs three times its size in memory. So only one file is emailed at a time, and only if no
    // request is waiting for a buffer. The outbox emails the other files later.
    const emailsFileNow = submission.attachment !== undefined && !isFileUnderWay && !pool.isAwaited()
    if (emailsFileNow) isFileUnderWay = true
    const saved = await save(entry, emailsFileNow)
    const kinds = saved?.kind === 'inserted' ? saved.kinds : []
    const deliveries = deliveriesOf(entry, ports.now()).filter(({ kind }) => kinds.includes(kind))
    const delivered = deliverAll(deliveries).finally(() => {
      if (emailsFileNow) isFileUnderWay = false
    })
    ports.afterAnswer(delivered)
    const done = {
      isFileKept: !submission.fileNotKept,
      delivered: emailsFileNow ? delivered : Promise.resolve(),
    }
    if (!saved) {
      const confirmation = await emailWithoutDatabase(entry)
      return confirmation === 'conflict' ? confirmation : { ...done, confirmation }
    }
    ports.log(`submission ${saved.kind}`, { submission: submission.id, form: submission.form })
    if (saved.kind === 'limited') throw tooMany(saved.retryAfterSeconds)
    if (saved.kind === 'conflict') return saved.kind
    if (saved.kind === 'file_limited') {
      if (saved.isForAll)
        alert('files', 'The daily limit of resumes is reached: applications are kept without them')
      return accept(withoutFile(submission), sender)
    }
    if (saved.kind === 'held' && saved.held === 'limit') alertOfLimit('what comes is held')
    if (saved.kind === 'inserted' && submission.confirmation && saved.confirmation === 'none') {
      ports.afterAnswer(alertOfConfirmations())
    }
    const { isFileKept } = saved.kind === 'repeated' ? saved : done
    return { ...done, confirmation: saved.confirmation, isFileKept }
  }

  /** Returns undefined if the database is unavailable or rejected our SQL or data. The lead is then emailed. */
  async function save(entry: Entry, emailsFileNow: boolean): Promise<Saved | undefined> {
    const { id, form } = entry.submission
    try {
      return await ports.store.save(entry, emailsFileNow)
    } catch (error) {
      const reason = reasonOf(error)
      const event = isBug(error) ? 'BUG: the database refused a submission' : 'store failed'
      ports.log(event, { submission: id, form, reason })
      if (isBug(error)) {
        alert(
          'bug',
          `A bug keeps submissions of the form ${form} from being stored: they are only emailed (${reason})`,
        )
      } else alert('store', `Leads cannot be stored and are only emailed (${reason})`)
      return undefined
    }
  }

  /** Leaves deliveries beyond the limit to the outbox, which sends them once their leases have ended. */
  async function deliverAll(deliveries: Delivery[]) {
    if (deliveriesUnderWay + deliveries.length > maxDeliveriesAtOnce) return
    deliveriesUnderWay += deliveries.length
    const report = (error: unknown) => ports.log('delivery not settled', { reason: reasonOf(error) })
    // Deliver one at a time, starting with the notification, so a single database connection is enough. Leave a
    // delivery to the outbox if its lease might end during the attempt.
    const lastStartMs = ports.monotonicMs() + lastStartAfterMs
    for (const delivery of deliveries)
      if (ports.monotonicMs() < lastStartMs) await deliver(delivery, ports).catch(report)
    deliveriesUnderWay -= deliveries.length
  }

  function alert(kind: ProblemKind, text: string) {
    ports.afterAnswer(ports.alert([{ kind, text }]))
  }

  function alertOfRefusal(error: HttpError, origin: string) {
    if (error instanceof LimitForAllError) alertOfLimit('visitors are asked to wait')
    if (error.code === 'origin_not_allowed' && isOwnSiteRefused(origin)) {
      alert('origin', `Visitors of ${origin} are refused: ALLOWED_ORIGINS lacks it`)
    }
  }

  function alertOfLimit(consequence: string) {
    alert('limit', `The limit for all senders together is reached: ${consequence}`)
  }

  async function alertOfConfirmations() {
    const isUsedUp = await ports.store.areConfirmationsUsedUp().catch(() => false)
    const text = "The hour's confirmations to applicants are used up"
    if (isUsedUp) await ports.alert([{ kind: 'confirmations', text }])
  }
}
