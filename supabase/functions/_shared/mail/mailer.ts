export type Attachment = {
  filename: string
  mediaType: string
  content: Uint8Array
}

export type OutgoingEmail = {
  /** Also the idempotency key: a provider that gets the same id twice sends one mail. */
  id: string
  to: string
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
  attachment?: Attachment | undefined
}

export type Mailer = {
  /** Hands a mail to the provider. Throws a MailError. */
  send(email: OutgoingEmail): Promise<void>
}

/** The provider did not take a mail. `isRefusal`: it said no to this very mail, so asking again hardly helps. */
export class MailError extends Error {
  override name = 'MailError'

  constructor(
    /** For logs and the outbox: names the provider's code, never a person. */
    readonly code: string,
    readonly isRefusal: boolean,
    options?: ErrorOptions,
  ) {
    super(`The mail provider did not take the mail (${code})`, options)
  }
}
