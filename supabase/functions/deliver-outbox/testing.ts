import type { DeliveryError } from '../_shared/http/failure.ts'
import type { Delivery, Outbox, Outcome } from '../_shared/outbox/outbox.ts'
import { createHandler, type Ports } from './handler.ts'

export const outboxSecret = 'a-secret-of-enough-length'
export const fine = { waiting: 0, oldestSeconds: 0, refused: 0, held: 0 }

export function email(id: string): Delivery {
  const message = { id, to: 't@x.example', subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' }
  return { id, submissionId: `s-${id}`, kind: 'notification', email: message }
}

export function webhook(id: string): Delivery {
  const lead = { id, form: 'contact', fields: {}, createdAt: '2026-11-21T12:00:00Z', file: null }
  return { id, submissionId: `s-${id}`, kind: 'webhook', lead }
}

export function setUp(
  waiting: Delivery[],
  faults: Record<string, DeliveryError[]> = {},
  change: Partial<Ports> = {},
) {
  const outcomes: Record<string, Outcome['kind']> = {}
  const alerts: string[] = []
  const resolved: string[] = []
  let nowMs = 0
  const outbox: Outbox = {
    claimNext: async (without = []) => {
      const at = waiting.findIndex(({ kind }) => !without.includes(kind))
      return at < 0 ? undefined : waiting.splice(at, 1)[0]
    },
    settle: async (id, outcome) => {
      outcomes[id] = outcome.kind
      return outcome.kind === 'sent' ? 'sent' : outcome.kind === 'refused' ? 'failed' : 'queued'
    },
  }
  const fail = (id: string) => {
    nowMs += 100
    const fault = faults[id]?.shift()
    return fault ? Promise.reject(fault) : Promise.resolve()
  }
  const ports: Ports = {
    outboxSecret,
    outbox,
    mailer: { send: ({ id }) => fail(id) },
    webhook: { send: fail },
    checkIn: async () => ({ hasJumped: false, isClockPlausible: true }),
    purge: async () => undefined,
    report: async () => fine,
    check: async () => undefined,
    problems: async () => [],
    emailHeldDigest: async () => undefined,
    unreachedInboxes: async () => undefined,
    alert: async (problems) => void alerts.push(...problems.map(({ kind, text }) => `${kind}: ${text}`)),
    resolve: async (current, checked) =>
      void resolved.push(...checked.filter((kind) => !current.some((problem) => problem.kind === kind))),
    monotonicMs: () => nowMs,
    sleep: async (milliseconds) => {
      nowMs += milliseconds
    },
    log: () => undefined,
    ...change,
  }
  return { handler: createHandler(ports), outcomes, alerts, resolved, waiting, clock: () => nowMs }
}

export const call = (secret?: string, method = 'POST') =>
  new Request('http://functions.test', {
    method,
    headers: secret ? { authorization: `Bearer ${secret}` } : {},
  })
