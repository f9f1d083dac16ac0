export type Attachment = {
  filename: string
  mediaType: string
  content: Uint8Array
}

export type OutgoingEmail = {
  /** Also the idempotency key: a provider that gets the same id twice sends one email. */
  id: string
  to: string
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
  attachment?: Attachment | undefined
}

export type Mailer = {
  /** Hands an email to the provider. Throws a DeliveryError. */
  send(email: OutgoingEmail): Promise<void>
}

/**
 * How a delivery failed.
 * - outage: nothing can be delivered now: unreachable, silent, out of order, key not accepted
 * - limited: too much at once; what comes later passes
 * - postponed: not this one, not now
 * - refused: this one for good, as far as the other side can tell
 * - unsure: it was handed over whole, but the answer was lost
 */
export type Failure = 'outage' | 'limited' | 'postponed' | 'refused' | 'unsure'

export class DeliveryError extends Error {
  override name = 'DeliveryError'

  constructor(
    /** For logs and the outbox: names the other side's code, never a person. */
    readonly code: string,
    readonly failure: Failure,
    options: ErrorOptions & { retryAfterSeconds?: number | undefined } = {},
  ) {
    super(`Not delivered (${code})`, options)
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  /** How long the other side asks to wait. */
  readonly retryAfterSeconds: number | undefined
}
