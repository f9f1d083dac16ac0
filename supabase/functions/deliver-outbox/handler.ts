import type { Alert, Problem, ProblemKind, Resolve } from '../_shared/alert/alert.ts'
import { HttpError, internalError, methodNotAllowed } from '../_shared/http/answer.ts'
import { problemsOf, type Report } from '../_shared/outbox/report.ts'
import type { CheckIn } from '../_shared/outbox/state.ts'
import { sameSecret } from '../_shared/server/digest.ts'
import { type Log, reasonOf } from '../_shared/server/log.ts'
import { type DrainPorts, drain } from './drain.ts'
import type { Purged } from './purge.ts'

export type Ports = DrainPorts & {
  outboxSecret: string
  checkIn: () => Promise<CheckIn>
  purge: () => Promise<Purged | undefined>
  report: () => Promise<Report>
  /** Problems with send-email and with the database's size. Undefined if it's too soon for another check. */
  check: () => Promise<Problem[] | undefined>
  problems: () => Promise<string[]>
  emailHeldDigest: () => Promise<void>
  /**
   * Our inboxes that the mail provider can't reach. Undefined if it's too soon for another check, or if the mailer can't
   * check inboxes.
   */
  unreachedInboxes: () => Promise<string[] | undefined>
  alert: Alert
  resolve: Resolve
  log: Log
}

/**
 * A POST with the secret sends the due deliveries, purges old data and raises alerts. A GET is the health check, which
 * returns 200 if there are no problems.
 */
export function createHandler(ports: Ports): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      if (request.method === 'GET' || request.method === 'HEAD') return await health(ports)
      guard(request, ports.outboxSecret)
      return Response.json({ success: true, ...(await run(ports)) })
    } catch (error) {
      if (error instanceof HttpError) return error.toResponse()
      const reason = reasonOf(error)
      ports.log('outbox not drained', { reason })
      await ports.alert([{ kind: 'outbox', text: `The outbox cannot use its database (${reason})` }])
      return internalError().toResponse()
    }
  }
}

function guard(request: Request, secret: string) {
  if (request.method !== 'POST') throw methodNotAllowed('GET, POST')
  if (!sameSecret(request.headers.get('authorization') ?? '', `Bearer ${secret}`)) {
    throw new HttpError('unauthorized', 'This URL needs its secret.')
  }
}

async function run(ports: Ports) {
  const clock = await ports.checkIn()
  const counts = await drain(ports)
  const inbox = await checkInboxes(ports)
  await ports.emailHeldDigest().catch((error) => ports.log('held not told', { reason: reasonOf(error) }))
  const clockProblems = await purge(ports, clock)
  const report = await ports.report()
  const checked = await ports.check()
  const problems = [
    ...unreadableProblems(counts.unreadable),
    ...problemsOf(report),
    ...clockProblems,
    ...(inbox ?? []),
    ...(checked ?? []),
  ]
  if (problems.length > 0) await ports.alert(problems)
  const kinds: ProblemKind[] = [
    ...alwaysChecked,
    ...(inbox ? (['inbox'] as const) : []),
    ...(checked ? (['site', 'size'] as const) : []),
  ]
  await ports.resolve(problems, kinds)
  return { ...counts, ...report }
}

// Every completed run checks these kinds again. 'unreadable' isn't among them, because a run reads only the deliveries
// that are due.
const alwaysChecked: ProblemKind[] = ['outbox', 'store', 'waiting', 'refused', 'clock']

function unreadableProblems(count: number): Problem[] {
  if (count === 0) return []
  const deliveries = `${count} ${count === 1 ? 'delivery' : 'deliveries'}`
  const text = `${deliveries} cannot be read from the database, which may be damaged`
  return [{ kind: 'unreadable', text }]
}

async function checkInboxes(ports: Ports): Promise<Problem[] | undefined> {
  try {
    const unreached = await ports.unreachedInboxes()
    if (!unreached || unreached.length === 0) return unreached && []
    return [{ kind: 'inbox', text: `The mail provider does not reach ${unreached.join(', ')}` }]
  } catch (error) {
    ports.log('inboxes not checked', { reason: reasonOf(error) })
    return undefined
  }
}

/** The purge runs after the deliveries, because unlike them, it can wait for a later run. */
async function purge(ports: Ports, { hasJumped, isClockPlausible }: CheckIn): Promise<Problem[]> {
  if (!isClockPlausible) {
    const text = 'The clocks of database and function differ by more than an hour: nothing is deleted'
    return [{ kind: 'clock', text }]
  }
  try {
    const purged = await ports.purge()
    if (purged && Object.values(purged).some((count) => count > 0)) ports.log('purged', purged)
  } catch (error) {
    ports.log('not purged', { reason: reasonOf(error) })
  }
  const text = "The database's clock jumped, or the schedule paused"
  return hasJumped ? [{ kind: 'clock', text }] : []
}

async function health(ports: Ports): Promise<Response> {
  const problems = await ports.problems()
  const body = problems.length === 0 ? { status: 'ok' } : { status: 'failing', problems }
  return Response.json(body, {
    status: problems.length === 0 ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  })
}
