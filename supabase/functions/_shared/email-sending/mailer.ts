export type Attachment = {
  filename: string
  mediaType: string
  content: Uint8Array
}

export type OutgoingEmail = {
  /** Also the idempotency key, so a provider sends each email once. */
  id: string
  to: string
  /** An email address, or `Name <address>`. */
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
  attachment?: Attachment | undefined
  /** Mail clients group emails with the same value as one conversation. */
  conversation?: string | undefined
  /** Not written by a person, so out-of-office replies and ticket systems must not answer it. */
  isAutomatic?: boolean | undefined
}

export type Mailer = {
  /** Throws a DeliveryError. */
  send(email: OutgoingEmail): Promise<void>
  /** Returns our inboxes that bounce, with the reason. Rejects if the provider doesn't say. */
  unreached?(addresses: string[]): Promise<string[]>
}

/**
 * - outage: nothing can be delivered now: the service is unreachable, silent or failing, or rejects the key
 * - limited: rate limit
 * - postponed: this email can't be delivered now
 * - refused: this email can never be delivered
 * - unsure: the email was sent, but the response was lost
 */
export type Failure = 'outage' | 'limited' | 'postponed' | 'refused' | 'unsure'

export class DeliveryError extends Error {
  override name = 'DeliveryError'

  constructor(
    /** The service's error code, for logs and the outbox; no personal data. */
    readonly code: string,
    readonly failure: Failure,
    options: ErrorOptions & { retryAfterSeconds?: number | undefined } = {},
  ) {
    super(`Not delivered (${code})`, options)
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  readonly retryAfterSeconds: number | undefined
}
