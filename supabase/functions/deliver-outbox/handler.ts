import type { Alert } from '../_shared/alert/alert.ts'
import { HttpError, internalError, methodNotAllowed } from '../_shared/http/answer.ts'
import type { Report } from '../_shared/outbox/outbox.ts'
import { problemsOf } from '../_shared/outbox/report.ts'
import type { Purged } from '../_shared/outbox/retention.ts'
import type { CheckIn } from '../_shared/outbox/state.ts'
import { sameSecret } from '../_shared/server/digest.ts'
import { type Log, reasonOf } from '../_shared/server/log.ts'
import { type DrainPorts, drain } from './drain.ts'

export type Ports = DrainPorts & {
  outboxSecret: string
  checkIn: () => Promise<CheckIn>
  purge: () => Promise<Purged | undefined>
  report: () => Promise<Report>
  /** In plain words, for the health URL. */
  problems: () => Promise<string[]>
  alert: Alert
  log: Log
}

/** POST with the secret delivers what is due, then purges. GET is the health URL: 200 while leads are stored and delivered. */
export function createHandler(ports: Ports): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      if (request.method === 'GET' || request.method === 'HEAD') return await health(ports)
      await guard(request, ports.outboxSecret)
      return Response.json({ success: true, ...(await run(ports)) })
    } catch (error) {
      if (error instanceof HttpError) return error.toResponse()
      const reason = reasonOf(error)
      ports.log('outbox not drained', { reason })
      await ports.alert([`The outbox cannot use its database (${reason})`])
      return internalError().toResponse()
    }
  }
}

async function guard(request: Request, secret: string) {
  if (request.method !== 'POST') throw methodNotAllowed('GET, POST')
  if (!(await sameSecret(request.headers.get('authorization') ?? '', `Bearer ${secret}`))) {
    throw new HttpError('unauthorized', 'This URL needs its secret.')
  }
}

async function run(ports: Ports) {
  const clock = await ports.checkIn()
  const counts = await drain(ports)
  const clockProblems = await purge(ports, clock)
  const report = await ports.report()
  const problems = [...unreadableProblems(counts.unreadable), ...problemsOf(report), ...clockProblems]
  if (problems.length > 0) await ports.alert(problems)
  return { ...counts, ...report }
}

function unreadableProblems(count: number): string[] {
  if (count === 0) return []
  return [
    `${count} ${count === 1 ? 'delivery' : 'deliveries'} cannot be read from the database, which may be damaged`,
  ]
}

/** Deliveries first: a later run repeats a failed purge. */
async function purge(ports: Ports, { hasJumped, isClockPlausible }: CheckIn): Promise<string[]> {
  if (!isClockPlausible)
    return ['The clocks of database and function differ by more than an hour: nothing is deleted']
  try {
    const purged = await ports.purge()
    if (purged && Object.values(purged).some((count) => count > 0)) ports.log('purged', purged)
  } catch (error) {
    ports.log('not purged', { reason: reasonOf(error) })
  }
  return hasJumped
    ? ["The database's clock jumped, or the schedule paused: nothing is deleted for a week"]
    : []
}

async function health(ports: Ports): Promise<Response> {
  const problems = await ports.problems()
  const body = problems.length === 0 ? { status: 'ok' } : { status: 'failing', problems }
  return Response.json(body, {
    status: problems.length === 0 ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  })
}
