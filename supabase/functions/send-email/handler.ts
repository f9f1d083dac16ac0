import { localDay } from '../_shared/contracts/calendar-day.ts'
import type { Answer } from '../_shared/contracts/wire.ts'
import { internalError, Refusal } from '../_shared/http/answer.ts'
import { createGate, GateClosed } from '../_shared/server/gate.ts'
import { reasonOf } from '../_shared/server/log.ts'
import { createAccept } from './accept.ts'
import { corsHeaders, guard } from './guard.ts'
import type { Ports } from './ports.ts'
import { isSmall, readCall } from './read-call.ts'
import { parseSubmission } from './submission.ts'

/** Calls with files that are held in memory at once; further ones wait with their bodies unread. */
const mostFilesAtOnce = 2
const patienceMs = 60_000

/**
 * The road of a lead on the server: guard, contract, compose, store, deliver. Stored or sent is a success; each
 * refusal is JSON with a status of its own.
 */
export function createHandler(ports: Ports): (request: Request) => Promise<Response> {
  const accept = createAccept(ports)
  const room = createGate(mostFilesAtOnce)

  return async (request) => {
    const headers = corsHeaders(request, ports.allowedOrigins)
    try {
      guard(request, ports.allowedOrigins)
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers })
      const answer = await (isSmall(request) ? take(request) : room(patienceMs, () => take(request)))
      return Response.json(answer, { headers })
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal) ports.log('refused', { code: refusal.code })
      else ports.log('unexpected error', { reason: reasonOf(error) })
      return (refusal ?? internalError()).toResponse(headers)
    }
  }

  async function take(request: Request): Promise<Answer> {
    const call = await readCall(request)
    const submission = parseSubmission(call, { ...ports, today: localDay(ports.now()) })
    const confirmation = await accept(submission, await ports.senderHash(request))
    const { id } = submission
    return submission.confirmation ? { success: true, id, confirmation } : { success: true, id }
  }
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof GateClosed) {
    return new Refusal('unavailable', 'Too much is arriving at once. Please try again in a minute.')
  }
  return undefined
}
