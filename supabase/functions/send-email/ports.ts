import type { Alert } from '../_shared/alert/alert.ts'
import type { AnyForm } from '../_shared/contracts/form.ts'
import type { Confirmation } from '../_shared/contracts/wire.ts'
import type { RenderedEmail } from '../_shared/email/render.ts'
import type { Attachment, Mailer, OutgoingEmail } from '../_shared/mail/mailer.ts'
import type { Outbox } from '../_shared/outbox/outbox.ts'
import type { Log } from '../_shared/server/log.ts'
import type { LeadWebhook } from '../_shared/webhook/webhook.ts'
import type { Limits } from './limits.ts'

/** What a call asks us to keep and to pass on. */
export type Submission = {
  id: string
  /** The form's name; 'message' is a call of an older client, which names no form and sends no fields. */
  form: string
  recipient: AnyForm['recipient']
  fields: Record<string, unknown>
  /** The visitor's email address, where the call tells it. */
  replyTo: string | undefined
  /** To our inbox. */
  email: RenderedEmail
  /** An application's resume, and the email that tells the applicant of its arrival. */
  attachment?: Attachment
  confirmation?: RenderedEmail
}

/** An email of a submission, as it is stored and as it goes out. */
export type Message = OutgoingEmail & { kind: 'notification' | 'confirmation' }

/** What is stored, in one transaction. */
export type Entry = {
  submission: Submission
  contentHash: string
  messages: ReadonlyArray<Message>
  /** The id of the delivery to the lead webhook, where one is set. */
  webhookId: string | undefined
  senderHash: string | undefined
}

export type Saved =
  /** The kinds that were kept: a mailbox gets one confirmation an hour, and all together so many. */
  | { kind: 'inserted'; kinds: ReadonlyArray<string>; confirmation: Confirmation }
  /** The id is known: the lead is already stored, and the call that inserted it delivers it. */
  | { kind: 'repeated'; confirmation: Confirmation }
  /** The id is known, but for something else. */
  | { kind: 'conflict' }
  | { kind: 'limited'; retryAfterSeconds: number }

/** A submission that is stored, emailed or both; or an id that is known for something else. */
export type Accepted = { kind: 'accepted'; confirmation: Confirmation } | { kind: 'conflict' }

export type Store = {
  /** Keeps a submission and its deliveries in one transaction. Rejects when the database cannot. */
  save(entry: Entry, limitMs: number): Promise<Saved>
}

export type Sender = {
  /** A keyed hash that tells senders apart without telling who they are; undefined if no trusted header names one. */
  hash: string | undefined
}

/** Everything the handler needs from the outside world. */
export type Ports = {
  /** The registry of forms, contracts/forms.ts. */
  forms: Readonly<Record<string, AnyForm>>
  supportEmail: string
  careersEmail: string
  allowedOrigins: ReadonlyArray<string>
  limits: Limits
  store: Store
  outbox: Outbox
  mailer: Mailer
  webhook: LeadWebhook | undefined
  senderOf: (request: Request) => Promise<Sender>
  alert: Alert
  now: () => Date
  /** Milliseconds that only ever grow, whatever happens to the clock. */
  monotonicMs: () => number
  /** Does something after the answer, as long as the process lives. */
  later: (milliseconds: number, work: () => Promise<void>) => void
  newId: () => string
  log: Log
}
