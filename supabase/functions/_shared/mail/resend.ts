import { base64Length, encodeInto } from '../base64.ts'
import { toDeliveryError } from '../http/failure.ts'
import { abortAfter } from '../server/abort-after.ts'
import { free } from '../server/free.ts'
import { DeliveryError, type Mailer, type OutgoingEmail } from './mailer.ts'

export type ResendOptions = { apiKey: string; apiUrl: string; from: string; fetch?: typeof fetch }

/** By Resend's HTTP API, which keeps an Idempotency-Key for 24 hours. */
export function createResendMailer({ apiKey, apiUrl, from, fetch: send = fetch }: ResendOptions): Mailer {
  return {
    async send(email) {
      const body = bodyOf(email, from)
      const response = await abortAfter(email.attachment ? 25_000 : 8000, (signal) =>
        send(`${apiUrl.replace(/\/$/, '')}/emails`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${apiKey}`,
            'content-type': 'application/json',
            'idempotency-key': email.id,
          },
          body,
          signal,
        }),
      ).catch((cause) => {
        throw new DeliveryError('resend unreachable', 'outage', { cause })
      })
      await response.body?.cancel()
      if (typeof body !== 'string') free(body)
      if (!response.ok) throw toDeliveryError('resend', response)
    },
  }
}

function bodyOf({ to, replyTo, subject, text, html, attachment }: OutgoingEmail, from: string) {
  const mail = JSON.stringify({ from, to: [to], reply_to: replyTo, subject, text, html })
  if (!attachment) return mail
  const { filename, mediaType, content } = attachment
  const facts = JSON.stringify({ filename, content_type: mediaType })
  return around(`${mail.slice(0, -1)},"attachments":[${facts.slice(0, -1)},"content":"`, content, '"}]}')
}

/** `content` as base64 between two texts, in one buffer: JSON.stringify and fetch would copy strings. */
function around(before: string, content: Uint8Array, after: string) {
  const encoder = new TextEncoder()
  const [head, tail] = [encoder.encode(before), encoder.encode(after)]
  const end = head.length + base64Length(content.length)
  const body = new Uint8Array(end + tail.length)
  body.set(head)
  encodeInto(body, head.length, content)
  body.set(tail, end)
  return body
}
