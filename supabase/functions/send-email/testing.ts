import { forms } from '../_shared/contracts/forms.ts'
import { MailError, type Mailer, type OutgoingEmail } from '../_shared/mail/mailer.ts'
import type { Outbox, Outcome } from '../_shared/outbox/attempt.ts'
import type { KeptEmail, Ports, Store, Submission } from './ports.ts'

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
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return new Request('http://functions.test/send-email', { method: 'POST', body: text, headers })
}

/** A mailer that keeps what it sends, and fails with `fault` for as long as there is one. */
export function memoryMailer(fault?: MailError) {
  const sent: OutgoingEmail[] = []
  const mailer: Mailer & { sent: OutgoingEmail[]; fault: MailError | undefined } = {
    sent,
    fault,
    async send(email) {
      await Promise.resolve()
      if (mailer.fault) throw mailer.fault
      sent.push(email)
    },
  }
  return mailer
}

export const outage = () => new MailError('smtp ECONNREFUSED', false)

/** A store and an outbox over two maps; with `isDown` both reject as a lost database does. */
export function memoryDatabase({ isDown = false } = {}) {
  const submissions = new Map<string, Submission>()
  const emails = new Map<string, KeptEmail & { outcome?: Outcome }>()
  const database = { isDown, submissions, emails, store: {} as Store, outbox: {} as Outbox }
  const connect = async () => {
    await Promise.resolve()
    if (database.isDown) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  }
  database.store = {
    async save(submission, mails) {
      await connect()
      if (submissions.has(submission.id)) return { kind: 'repeated', isConfirmed: false }
      submissions.set(submission.id, submission)
      for (const email of mails) emails.set(email.id, email)
      return { kind: 'inserted', emails: mails }
    },
  }
  database.outbox = {
    claimNext: async () => undefined,
    countWaiting: async () => 0,
    async settle(id, outcome) {
      await connect()
      const email = emails.get(id)
      if (email) email.outcome = outcome
      return outcome.kind === 'sent' ? 'sent' : 'queued'
    },
  }
  return database
}

/** Ports for a handler under test, and the parts that a test looks into. */
export function testPorts(
  change: Partial<Ports> = {},
  { mailFault = undefined as MailError | undefined } = {},
) {
  const database = memoryDatabase()
  const mailer = memoryMailer(mailFault)
  const logged: string[] = []
  const ports: Ports = {
    forms,
    supportEmail,
    careersEmail,
    allowedOrigins: ['https://www.lotspin.example', 'http://localhost:*'],
    submissionsPer10Minutes: 3,
    store: database.store,
    outbox: database.outbox,
    mailer,
    senderHash: async (request) => request.headers.get('x-forwarded-for') ?? 'unknown',
    now: () => new Date('2026-11-21T12:00:00Z'),
    newId: () => crypto.randomUUID(),
    log: (event, details) => logged.push(JSON.stringify({ event, ...details })),
    ...change,
  }
  return { ports, database, mailer, logged }
}
