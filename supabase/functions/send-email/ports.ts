import type { Alert } from '../_shared/alert/alert.ts'
import type { AnyForm } from '../_shared/contracts/form.ts'
import type { Confirmation } from '../_shared/contracts/wire.ts'
import type { RenderedEmail } from '../_shared/email-rendering/render.ts'
import type { Attachment, Mailer, OutgoingEmail } from '../_shared/email-sending/mailer.ts'
import type { Outbox } from '../_shared/outbox/outbox.ts'
import type { Log } from '../_shared/server/log.ts'
import type { LeadWebhook } from '../_shared/webhook/webhook.ts'
import type { Limits } from './limits.ts'
import type { Sender } from './request.ts'

export type HeldReason = 'limit' | 'sender' | 'decoy' | 'fast'

export type Submission = {
  id: string
  /** 'message' for a call without a form and fields, which SPEC section 7 allows. */
  form: string
  recipient: AnyForm['recipient']
  fields: Record<string, unknown>
  replyTo: string | undefined
  email: RenderedEmail
  attachment?: Attachment
  /** The emails to send instead if the file limit is reached. */
  withoutFile?: { email: RenderedEmail; confirmation: RenderedEmail | undefined }
  /** The file that wasn't stored because the file limit was reached. */
  fileNotKept?: Attachment
  confirmation?: RenderedEmail | undefined
  /** If set, the submission is stored, but isn't delivered until someone releases it. */
  held?: HeldReason | undefined
}

export type Message = OutgoingEmail & { kind: 'notification' | 'confirmation' }

export type Entry = {
  submission: Submission
  contentHash: string
  messages: readonly [Message, ...Message[]]
  webhookId: string | undefined
  sender: Sender
}

export type Saved =
  /** `kinds` are the deliveries to attempt now, without 'confirmation' if its limit was reached. */
  | { kind: 'inserted'; kinds: ReadonlyArray<string>; confirmation: Confirmation }
  | { kind: 'held'; held: HeldReason; confirmation: Confirmation }
  /** An earlier call stored the submission and is responsible for delivering it. */
  | { kind: 'repeated'; confirmation: Confirmation; isFileKept: boolean }
  | { kind: 'conflict' }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'file_limited'; isForAll: boolean }

export type Store = {
  /**
   * Rejects if the submission can't be stored.
   * @param emailsFileNow whether the caller sends the file right away; otherwise the outbox does
   */
  save(entry: Entry, emailsFileNow: boolean): Promise<Saved>
  areConfirmationsUsedUp(): Promise<boolean>
}

export type Ports = {
  forms: Readonly<Record<string, AnyForm>>
  supportEmail: string
  careersEmail: string
  allowedOrigins: ReadonlyArray<string>
  /** The site's own URL. If requests from it are rejected, an alert is sent. */
  siteUrl: string
  limits: Limits
  /** A message filled in faster than this is held. */
  minFillMs: number
  store: Store
  outbox: Outbox
  mailer: Mailer
  webhook: LeadWebhook | undefined
  senderOf: (request: Request) => Sender
  alert: Alert
  afterAnswer: (work: Promise<unknown>) => void
  now: () => Date
  monotonicMs: () => number
  newId: () => string
  log: Log
}
