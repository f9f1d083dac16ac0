import type { Problem } from '../_shared/alert/alert.ts'
import type { Answer, Confirmation } from '../_shared/contracts/wire.ts'
import { HttpError, internalError } from '../_shared/http/answer.ts'
import { type Delivery, deliver } from '../_shared/outbox/outbox.ts'
import { isBug } from '../_shared/server/database.ts'
import { uuidFrom } from '../_shared/server/digest.ts'
import { reasonOf } from '../_shared/server/log.ts'
import { type Call, createMemory, parseBody, readBody } from './body.ts'
import { createDirectRoute } from './direct.ts'
import { createLimiter, LimitForAllError, tooMany } from './limits.ts'
import type { Entry, Ports, Saved, Submission } from './ports.ts'
import { corsHeaders, guard, type Sender } from './request.ts'
import { contentHashOf, deliveriesOf, entryOf, parseSubmission } from './submission/submission.ts'

// More wait in the outbox, not in memory.
const mostDeliveriesAtOnce = 100

/** docs/architecture.md, "The lead pipeline". Each error is JSON with its own status. */
export function createHandler(ports: Ports): (request: Request) => Promise<Response> {
  const limiter = createLimiter(ports.limits, ports.monotonicMs)
  const sendDirectly = createDirectRoute(ports, limiter)
  const memory = createMemory()
  let deliveriesUnderWay = 0
  let isFileUnderWay = false

  return async (request) => {
    const headers = corsHeaders(request, ports.allowedOrigins)
    try {
      guard(request, ports.allowedOrigins)
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers })
      const sender = ports.senderOf(request)
      limiter.admitCall(sender)
      const body = await readBody(request, memory)
      const withFile: Promise<void>[] = []
      try {
        return Response.json(await take(parseBody(body.bytes), sender, withFile), { headers })
      } finally {
        if (withFile.length === 0) body.leave()
        else Promise.all(withFile).then(body.leave)
      }
    } catch (error) {
      if (error instanceof HttpError) ports.log('refused', { code: error.code })
      else ports.log('unexpected error', { reason: reasonOf(error) })
      if (error instanceof LimitForAllError) alertOfLimit('visitors are asked to wait')
      return (error instanceof HttpError ? error : internalError()).toResponse(headers)
    }
  }

  /** `withFile`: the work after the answer that needs the bytes of the body. */
  async function take(call: Call, sender: Sender, withFile: Promise<void>[]): Promise<Answer> {
    let submission = parseSubmission(call, ports)
    let confirmation = await accept(submission, sender, withFile)
    if (confirmation === 'conflict') {
      // Other content under a known id is another submission, with a derived id.
      const id = uuidFrom(`${submission.id}:${contentHashOf(submission)}`)
      submission = parseSubmission(call, { ...ports, id })
      confirmation = await accept(submission, sender, withFile)
    }
    if (confirmation === 'conflict') throw new Error('an id of our own was taken')
    const { id } = submission
    return submission.confirmation ? { success: true, id, confirmation } : { success: true, id }
  }

  /** Stored, or else emailed, is a success. Throws an HttpError. */
  async function accept(
    submission: Submission,
    sender: Sender,
    withFile: Promise<void>[],
  ): Promise<Confirmation | 'conflict'> {
    const entry = entryOf(submission, sender, ports)
    // Its email has a file in memory three times, so of files one at a time is under way, and none while others wait for
    // memory; the outbox takes them.
    const takesFile = submission.attachment !== undefined && !isFileUnderWay && memory.waiting === 0
    if (takesFile) isFileUnderWay = true
    const saved = await save(entry, takesFile)
    const kinds = saved?.kind === 'inserted' ? saved.kinds : []
    const deliveries = deliveriesOf(entry, ports.now()).filter(({ kind }) => kinds.includes(kind))
    const delivered = deliverAll(deliveries).finally(() => {
      if (takesFile) isFileUnderWay = false
    })
    if (takesFile) withFile.push(delivered)
    ports.afterAnswer(delivered)
    if (!saved) return await sendDirectly(entry)
    ports.log(`submission ${saved.kind}`, { submission: submission.id, form: submission.form })
    if (saved.kind === 'limited') throw tooMany(saved.retryAfterSeconds)
    if (saved.kind === 'conflict') return saved.kind
    if (saved.kind === 'held' && saved.held === 'limit') alertOfLimit('what comes is held')
    if (saved.kind === 'inserted' && submission.confirmation && saved.confirmation === 'none') {
      ports.afterAnswer(alertOfConfirmations())
    }
    return saved.confirmation
  }

  /** Undefined if the database is unavailable, or refused our own SQL or data: the lead is emailed then. */
  async function save(entry: Entry, takesFile: boolean): Promise<Saved | undefined> {
    const { id, form } = entry.submission
    try {
      return await ports.store.save(entry, takesFile)
    } catch (error) {
      const reason = reasonOf(error)
      ports.log(isBug(error) ? 'BUG: the database refused a submission' : 'store failed', {
        submission: id,
        form,
        reason,
      })
      const problem: Problem = isBug(error)
        ? {
            kind: 'bug',
            text: `A bug keeps submissions of the form ${form} from being stored: they are only emailed`,
          }
        : { kind: 'store', text: 'Leads cannot be stored and are only emailed' }
      ports.afterAnswer(ports.alert([{ ...problem, text: `${problem.text} (${reason})` }]))
      return undefined
    }
  }

  /** The outbox takes over what does not arrive, or is left, when its lease ends. */
  async function deliverAll(deliveries: Delivery[]) {
    if (deliveriesUnderWay + deliveries.length > mostDeliveriesAtOnce) return
    deliveriesUnderWay += deliveries.length
    const report = (error: unknown) => ports.log('delivery not settled', { reason: reasonOf(error) })
    // One after the other: the lead first, and one connection to the database is enough.
    for (const delivery of deliveries) await deliver(delivery, ports).catch(report)
    deliveriesUnderWay -= deliveries.length
  }

  function alertOfLimit(consequence: string) {
    const text = `The limit for all senders together is reached: ${consequence}`
    ports.afterAnswer(ports.alert([{ kind: 'limit', text }]))
  }

  async function alertOfConfirmations() {
    const isUsedUp = await ports.store.areConfirmationsUsedUp().catch(() => false)
    const text = "The hour's confirmations to applicants are used up"
    if (isUsedUp) await ports.alert([{ kind: 'confirmations', text }])
  }
}
