import type { AnyForm } from '../_shared/contracts/form.ts'
import type { RenderedEmail } from '../_shared/email/render.ts'
import type { Attachment, Mailer } from '../_shared/mail/mailer.ts'
import type { Outbox, QueuedEmail } from '../_shared/outbox/attempt.ts'
import type { Log } from '../_shared/server/log.ts'

/** What a call asks us to keep and to pass on. */
export type Submission = {
  id: string
  /** The form's name; 'message' is a call of an older client, which names no form and sends no fields. */
  form: string
  recipient: AnyForm['recipient']
  fields: Record<string, unknown>
  /** The visitor's address, where the call tells it. */
  replyTo: string | undefined
  /** To our inbox. */
  email: RenderedEmail
  /** An application's resume, and the mail that tells the applicant of its arrival. */
  attachment?: Attachment
  confirmation?: RenderedEmail
}

export type Saved =
  /** `emails` are those kept: an address gets one confirmation an hour. */
  | { kind: 'inserted'; emails: ReadonlyArray<KeptEmail> }
  /** The id is known: the lead is already kept, and whoever inserted it delivers it. */
  | { kind: 'repeated'; isConfirmed: boolean }
  | { kind: 'limited'; retryAfterSeconds: number }

export type Store = {
  /** Keeps a submission with its emails in one transaction. Rejects when the database cannot. */
  save(submission: Submission, emails: ReadonlyArray<KeptEmail>, senderHash: string): Promise<Saved>
}

export type KeptEmail = QueuedEmail & { kind: 'notification' | 'confirmation' }

/** Everything the handler needs from the outside world. */
export type Ports = {
  /** The registry of forms, contracts/forms.ts. */
  forms: Readonly<Record<string, AnyForm>>
  supportEmail: string
  careersEmail: string
  allowedOrigins: ReadonlyArray<string>
  submissionsPer10Minutes: number
  store: Store
  outbox: Outbox
  mailer: Mailer
  /** A keyed hash that tells senders apart without telling who they are. */
  senderHash: (request: Request) => Promise<string>
  now: () => Date
  newId: () => string
  log: Log
}
