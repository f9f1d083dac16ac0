import type { Alert } from '../_shared/alert/alert.ts'
import type { AnyForm } from '../_shared/contracts/form.ts'
import type { Confirmation } from '../_shared/contracts/wire.ts'
import type { RenderedEmail } from '../_shared/email/render.ts'
import type { Attachment, Mailer, OutgoingEmail } from '../_shared/mail/mailer.ts'
import type { Outbox } from '../_shared/outbox/outbox.ts'
import type { Log } from '../_shared/server/log.ts'
import type { LeadWebhook } from '../_shared/webhook/webhook.ts'
import type { Limits } from './limits/limits.ts'
import type { Sender } from './request/sender.ts'

export type Submission = {
  id: string
  /** 'message' for an older client, which sends no form and no fields. */
  form: string
  recipient: AnyForm['recipient']
  fields: Record<string, unknown>
  replyTo: string | undefined
  email: RenderedEmail
  attachment?: Attachment
  confirmation?: RenderedEmail
}

export type Message = OutgoingEmail & { kind: 'notification' | 'confirmation' }

export type Entry = {
  submission: Submission
  contentHash: string
  messages: ReadonlyArray<Message>
  /** The delivery id, if a lead webhook is set. */
  webhookId: string | undefined
  senderHash: string | undefined
}

export type Saved =
  /** Without 'confirmation' if its limit was reached. */
  | { kind: 'inserted'; kinds: ReadonlyArray<string>; confirmation: Confirmation }
  /** Already stored; the call that inserted it delivers it. */
  | { kind: 'repeated'; confirmation: Confirmation }
  | { kind: 'conflict' }
  | { kind: 'limited'; retryAfterSeconds: number; isForAll?: boolean }

export type Accepted = { kind: 'accepted'; confirmation: Confirmation } | { kind: 'conflict' }

export type Store = {
  /** Rejects if the database is unavailable. */
  save(entry: Entry, limitMs: number): Promise<Saved>
}

export type Ports = {
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
  /** For the health URL, which another function answers. Whether it is the first time in an hour. */
  recordLimitForAll: () => Promise<boolean>
  alert: Alert
  now: () => Date
  /** Milliseconds of a monotonic clock. */
  monotonicMs: () => number
  /** Runs work after the response, as long as the process lives. */
  later: (milliseconds: number, work: () => Promise<void>) => void
  newId: () => string
  log: Log
}
