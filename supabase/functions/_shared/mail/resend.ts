import { MailError, type Mailer } from './mailer.ts'

export type ResendOptions = { apiKey: string; apiUrl: string; from: string; fetch?: typeof fetch }

// Faults of the key, the account or the moment: the mail itself is fine and goes out once they are mended.
const notTheMailsFault = new Set([401, 403, 408, 409, 425, 429])

/** Sends by Resend's HTTP API, which takes a mail with a known Idempotency-Key only once (kept 24 hours). */
export function createResendMailer({ apiKey, apiUrl, from, fetch: send = fetch }: ResendOptions): Mailer {
  return {
    async send(email) {
      const response = await send(`${apiUrl.replace(/\/$/, '')}/emails`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          'idempotency-key': email.id,
        },
        body: JSON.stringify({
          from,
          to: [email.to],
          reply_to: email.replyTo,
          subject: email.subject,
          text: email.text,
          html: email.html,
        }),
        signal: AbortSignal.timeout(8000),
      }).catch((cause) => {
        throw new MailError('resend unreachable', false, { cause })
      })
      await response.body?.cancel()
      if (response.ok) return
      const { status } = response
      throw new MailError(`resend ${status}`, status >= 400 && status < 500 && !notTheMailsFault.has(status))
    },
  }
}
