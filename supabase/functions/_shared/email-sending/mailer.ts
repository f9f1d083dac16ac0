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
  /** Mail clients group emails with the same value into one conversation. */
  conversation?: string | undefined
  /** Marks the email as automatic, so out-of-office replies and ticket systems don't answer it. */
  isAutomatic?: boolean | undefined
}

export type Mailer = {
  /** Throws a DeliveryError. */
  send(email: OutgoingEmail): Promise<void>
  /** Returns the `addresses` that bounce, each with the reason. Rejects if the provider can't report bounces. */
  unreached?(addresses: string[]): Promise<string[]>
}

/** Sends emails through one service. */
export type Provider = Mailer & {
  /** Whether `EMAILS_PER_SECOND` applies. */
  hasRateLimit: boolean
}

/**
 * - outage: the service is unreachable, silent or failing, or rejects the key, so nothing can be delivered
 * - limited: a rate limit was reached
 * - postponed: this email can't be delivered now
 * - refused: this email can never be delivered
 * - unsure: the whole email was sent, but the response was lost
 */
export type Failure = 'outage' | 'limited' | 'postponed' | 'refused' | 'unsure'

export class DeliveryError extends Error {
  override name = 'DeliveryError'

  constructor(
    /** The service's error code for logs and the outbox, without personal data. */
    readonly code: string,
    readonly failure: Failure,
    options: ErrorOptions & { retryAfterSeconds?: number | undefined } = {},
  ) {
    super(`Not delivered (${code})`, options)
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  readonly retryAfterSeconds: number | undefined
}
