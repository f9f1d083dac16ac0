import { localDay } from '../_shared/contracts/fields/calendar-day.ts'
import type { Answer } from '../_shared/contracts/wire.ts'
import { HttpError, internalError } from '../_shared/http/answer.ts'
import { uuidFrom } from '../_shared/server/digest.ts'
import { GateClosed } from '../_shared/server/gate.ts'
import { reasonOf } from '../_shared/server/log.ts'
import { createAccept } from './accept.ts'
import { createLimitAlarm } from './limits/limit-alarm.ts'
import { createLimiter, LimitForAllError } from './limits/limits.ts'
import type { Ports } from './ports.ts'
import { corsHeaders, guard } from './request/guard.ts'
import { createIntake, type Room } from './request/intake.ts'
import { type Call, readCall } from './request/read-call.ts'
import type { Sender } from './request/sender.ts'
import { contentHashOf } from './submission/content-hash.ts'
import { parseSubmission } from './submission/submission.ts'

/** docs/architecture.md, "The lead pipeline". Each error is JSON with its own status. */
export function createHandler(ports: Ports): (request: Request) => Promise<Response> {
  const limiter = createLimiter(ports.limits, ports.monotonicMs)
  const accept = createAccept(ports, limiter)
  const limitAlarm = createLimitAlarm(ports)
  const intake = createIntake()

  return async (request) => {
    const headers = corsHeaders(request, ports.allowedOrigins)
    try {
      guard(request, ports.allowedOrigins)
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers })
      const sender = await ports.senderOf(request)
      limiter.admitCall(sender)
      const answer = await intake(request, sender.hash ?? '', async (room) =>
        take(await readCall(request), sender, room),
      )
      return Response.json(answer, { headers })
    } catch (error) {
      const known = httpErrorOf(error)
      if (known) ports.log('refused', { code: known.code })
      else ports.log('unexpected error', { reason: reasonOf(error) })
      if (known instanceof LimitForAllError) await limitAlarm()
      return (known ?? internalError()).toResponse(headers)
    }
  }

  async function take(call: Call, sender: Sender, room: Room): Promise<Answer> {
    const options = { ...ports, today: localDay(ports.now()) }
    limiter.peek(idOf(call), sender)
    let submission = parseSubmission(call, options)
    let result = await accept(submission, sender, room)
    if (result.kind === 'conflict') {
      // Other content under a known id is another submission, with a derived id.
      const id = await uuidFrom(`${submission.id}:${await contentHashOf(submission)}`)
      submission = parseSubmission(call, { ...options, id })
      result = await accept(submission, sender, room)
    }
    if (result.kind === 'conflict') throw new Error('an id of our own was taken')
    const { confirmation } = result
    const { id } = submission
    return submission.confirmation ? { success: true, id, confirmation } : { success: true, id }
  }
}

function idOf({ json }: Call): string {
  const id =
    typeof json === 'object' && json !== null && 'submissionId' in json ? json.submissionId : undefined
  return typeof id === 'string' ? id.toLowerCase() : ''
}

function httpErrorOf(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error
  if (error instanceof GateClosed) {
    return new HttpError('unavailable', 'Too much is arriving at once. Please try again in a minute.')
  }
  return undefined
}
