export type Attachment = {
  filename: string
  mediaType: string
  content: Uint8Array
}

export type OutgoingEmail = {
  /** Also the idempotency key: a provider sends each id once. */
  id: string
  to: string
  /** An email address, or `Name <address>`. */
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
  attachment?: Attachment | undefined
  /** Clients show emails with the same value as one conversation, and others apart. */
  conversation?: string | undefined
  /** Not written by a person, so out-of-office replies and ticket systems must not answer it. */
  isAutomatic?: boolean | undefined
}

export type Mailer = {
  /** Throws a DeliveryError. */
  send(email: OutgoingEmail): Promise<void>
  /** Of our own inboxes those that do not get what the provider takes, and why. Rejects if it does not say. */
  unreached?(addresses: string[]): Promise<string[]>
}

/**
 * - outage: nothing can be delivered now: unreachable, silent, failing, key rejected
 * - limited: rate limit
 * - postponed: this one, for now
 * - refused: this one, permanently
 * - unsure: sent completely, but the response was lost
 */
export type Failure = 'outage' | 'limited' | 'postponed' | 'refused' | 'unsure'

export class DeliveryError extends Error {
  override name = 'DeliveryError'

  constructor(
    /** For logs and the outbox: the other side's code, no personal data. */
    readonly code: string,
    readonly failure: Failure,
    options: ErrorOptions & { retryAfterSeconds?: number | undefined } = {},
  ) {
    super(`Not delivered (${code})`, options)
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  readonly retryAfterSeconds: number | undefined
}
