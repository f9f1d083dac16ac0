import { internalError, methodNotAllowed, Refusal } from '../_shared/http/answer.ts'
import type { Mailer } from '../_shared/mail/mailer.ts'
import { deliver, type Outbox } from '../_shared/outbox/attempt.ts'
import type { Purge } from '../_shared/outbox/purge.ts'
import { sameSecret } from '../_shared/server/digest.ts'
import { type Log, reasonOf } from '../_shared/server/log.ts'

export type Ports = {
  outboxSecret: string
  outbox: Outbox
  mailer: Mailer
  purge: Purge
  /** How long a resume is kept after its mail was delivered. */
  resumeRetentionDays: number
  now: () => Date
  log: Log
}

// Within the minute until the next run, and with room for the last attempt.
const longestRunMs = 40_000
const dayMs = 24 * 60 * 60 * 1000

/**
 * Delivers what is due and purges old resumes, for whoever knows the secret. Answers how many mails were sent,
 * failed and still wait.
 */
export function createHandler(ports: Ports): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      await guard(request, ports.outboxSecret)
      const counts = await drain(ports)
      await purge(ports)
      return Response.json({ success: true, ...counts, waiting: await ports.outbox.countWaiting() })
    } catch (error) {
      if (error instanceof Refusal) return error.toResponse()
      ports.log('outbox not drained', { reason: reasonOf(error) })
      return internalError().toResponse()
    }
  }
}

async function guard(request: Request, secret: string) {
  if (request.method !== 'POST') throw methodNotAllowed()
  if (!(await sameSecret(request.headers.get('authorization') ?? '', `Bearer ${secret}`))) {
    throw new Refusal('unauthorized', 'This address needs its secret.')
  }
}

/**
 * One mail at a time, so that a run that dies holds no more than one of them back. The first mail that the
 * provider could not take ends the run: the others would only fail too, and nothing has taken them yet.
 */
async function drain(ports: Ports) {
  const counts = { sent: 0, failed: 0 }
  const endMs = ports.now().getTime() + longestRunMs
  while (ports.now().getTime() < endMs) {
    const email = await ports.outbox.claimNext()
    if (!email) break
    const { status, outcome } = await deliver(email, ports)
    if (status !== 'queued') counts[status] += 1
    if (outcome.kind === 'postponed') break
  }
  return counts
}

/** Mail comes first: a purge that fails is tried again by the next run. */
async function purge(ports: Ports) {
  const deliveredBefore = new Date(ports.now().getTime() - ports.resumeRetentionDays * dayMs)
  try {
    const resumes = await ports.purge(deliveredBefore)
    if (resumes > 0) ports.log('resumes purged', { resumes })
  } catch (error) {
    ports.log('resumes not purged', { reason: reasonOf(error) })
  }
}
