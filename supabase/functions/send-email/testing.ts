import { forms } from '../_shared/contracts/forms.ts'
import type { Mailer, OutgoingEmail } from '../_shared/email-sending/mailer.ts'
import { DeliveryError } from '../_shared/http/failure.ts'
import type { Outbox, Outcome } from '../_shared/outbox/outbox.ts'
import { createHandler } from './handler.ts'
import type { Entry, Message, Ports, Store, Submission } from './ports.ts'

export const supportEmail = 'support@lotspin.example'
export const careersEmail = 'careers@lotspin.example'

export const contact = {
  name: 'Ada O’Neil',
  email: 'ada@dealer.example',
  phone: '401.555.0142',
  message: 'Please show us the turntable.',
}

export function contactCall(change: Record<string, unknown> = {}) {
  return {
    to: supportEmail,
    subject: 'New Contact Form Submission',
    text: 'what the browser rendered',
    html: '<p>what the browser rendered</p>',
    submissionId: crypto.randomUUID(),
    form: 'contact',
    fields: contact,
    ...change,
  }
}

export function post(body: unknown, headers: Record<string, string> = {}): Request {
  const given = typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body)
  return new Request('http://functions.test/send-email', { method: 'POST', body: given, headers })
}

export function memoryMailer() {
  const sent: OutgoingEmail[] = []
  const mailer: Mailer & { sent: OutgoingEmail[]; fault: DeliveryError | undefined } = {
    sent,
    fault: undefined,
    async send(email) {
      await Promise.resolve()
      if (mailer.fault) throw mailer.fault
      sent.push(email)
    },
  }
  return mailer
}

export const outage = () => new DeliveryError('smtp ECONNREFUSED', 'outage')

function memoryDatabase() {
  const submissions = new Map<string, Submission>()
  const hashes = new Map<string, string>()
  const emails = new Map<string, Message & { outcome?: Outcome }>()
  const database = {
    isDown: false,
    isFull: false,
    submissions,
    emails,
    store: {} as Store,
    outbox: {} as Outbox,
  }
  const connect = async () => {
    await Promise.resolve()
    if (database.isDown) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  }
  database.store = {
    async save({ submission, messages, contentHash }: Entry, emailsFileNow: boolean) {
      await connect()
      const known = hashes.get(submission.id)
      if (known !== undefined) {
        if (known !== contentHash) return { kind: 'conflict' }
        return {
          kind: 'repeated',
          confirmation: 'earlier',
          isFileKept: !submissions.get(submission.id)?.fileNotKept,
        }
      }
      if (database.isFull && submission.attachment) return { kind: 'file_limited', isForAll: true }
      submissions.set(submission.id, submission)
      hashes.set(submission.id, contentHash)
      for (const message of messages) emails.set(message.id, message)
      if (submission.held) return { kind: 'held', held: submission.held, confirmation: 'none' }
      const kinds = messages.filter(({ attachment }) => emailsFileNow || !attachment).map(({ kind }) => kind)
      return { kind: 'inserted', kinds: [...kinds, 'webhook'], confirmation: 'sent' }
    },
    areConfirmationsUsedUp: async () => false,
  }
  database.outbox = {
    claimNext: async () => undefined,
    async settle(id, outcome) {
      await connect()
      const email = emails.get(id)
      if (email) email.outcome = outcome
      return outcome.kind === 'sent' ? 'sent' : 'queued'
    },
  }
  return database
}

export const testLimits = { perSender: 3, inAll: 100, confirmationsPerHour: 100 }

export function testPorts(change: Partial<Ports> = {}) {
  const database = memoryDatabase()
  const mailer = memoryMailer()
  const logged: string[] = []
  const alerts: string[] = []
  const ports: Ports = {
    forms,
    supportEmail,
    careersEmail,
    allowedOrigins: ['https://www.lotspin.example', 'http://localhost:*'],
    siteUrl: 'https://www.lotspin.example',
    limits: testLimits,
    minFillMs: 2000,
    store: database.store,
    outbox: database.outbox,
    mailer,
    webhook: undefined,
    senderOf: (request) => ({ hash: request.headers.get('x-forwarded-for') ?? 'someone' }),
    alert: async (problems) => void alerts.push(...problems.map(({ kind, text }) => `${kind}: ${text}`)),
    afterAnswer: () => undefined,
    now: () => new Date('2026-11-21T12:00:00Z'),
    monotonicMs: () => 0,
    newId: () => crypto.randomUUID(),
    log: (event, details) => logged.push(JSON.stringify({ event, ...details })),
    ...change,
  }
  return { ports, database, mailer, logged, alerts, handler: createSettledHandler(ports) }
}

export function createSettledHandler(ports: Ports) {
  const work: Promise<unknown>[] = []
  const handler = createHandler({ ...ports, afterAnswer: (each) => void work.push(each) })
  return async (request: Request): Promise<Response> => {
    const response = await handler(request)
    await Promise.all(work.splice(0))
    return response
  }
}
