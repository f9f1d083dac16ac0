import { Buffer } from 'node:buffer'
import * as z from 'zod/mini'
import { DeliveryError, toDeliveryError } from '../http/failure.ts'
import { headersOf } from './headers.ts'
import type { OutgoingEmail, Provider } from './mailer.ts'

type ResendOptions = { apiKey: string; apiUrl: string; from: string }

// Resend lists the newest email first: https://resend.com/docs/api-reference/emails/list-emails
const emailList = z.object({
  data: z.array(z.object({ to: z.array(z.string()), last_event: z.nullish(z.string()) })),
})
const arrived = ['delivered', 'opened', 'clicked']
const lost = ['bounced', 'suppressed', 'failed', 'complained']

/** Uses Resend's HTTP API, which remembers an Idempotency-Key for 24 hours. */
export function createResendMailer({ apiKey, apiUrl, from }: ResendOptions): Provider {
  const url = `${apiUrl.replace(/\/$/, '')}/emails`
  const authorization = `Bearer ${apiKey}`
  return {
    hasRateLimit: true,

    async send(email) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', 'idempotency-key': email.id },
        body: bodyOf(email, from),
        signal: AbortSignal.timeout(email.attachment ? 25_000 : 8000),
      }).catch((cause) => {
        throw new DeliveryError('resend unreachable', 'outage', { cause })
      })
      if (response.ok) return void (await response.body?.cancel())
      const name = await errorNameOf(response)
      // This error means that the email was already sent with slightly different content, such as an earlier arrival
      // time.
      if (name === 'invalid_idempotent_request') return
      throw toDeliveryError('resend', response, name)
    },

    /**
     * Returns the addresses whose latest email with a known outcome didn't arrive, each with that outcome in
     * parentheses. Rejects if the API key may only send emails.
     */
    async unreached(addresses) {
      const response = await fetch(`${url}?limit=100`, {
        headers: { authorization },
        signal: AbortSignal.timeout(8000),
      })
      if (!response.ok) throw toDeliveryError('resend', response, await errorNameOf(response))
      const { data } = emailList.parse(await response.json())
      const isKnown = (event?: string | null) => arrived.includes(event ?? '') || lost.includes(event ?? '')
      return addresses.flatMap((address) => {
        const last = data.find(
          ({ to, last_event: event }) =>
            isKnown(event) && to.some((each) => addressIn(each) === address.toLowerCase()),
        )
        return last && lost.includes(last.last_event ?? '') ? [`${address} (${last.last_event})`] : []
      })
    },
  }
}

/** Returns the address in `Name <address>` or in a bare address. */
const addressIn = (recipient: string) => (/<([^<>]+)>$/.exec(recipient)?.[1] ?? recipient).toLowerCase()

/** Error names are listed at https://resend.com/docs/api-reference/errors. */
async function errorNameOf(response: Response): Promise<string | undefined> {
  const { name } = await response.json().catch(() => ({}))
  return typeof name === 'string' && /^[a-z_]{1,40}$/.test(name) ? name : undefined
}

/** Builds the request body from pieces, because a single string would need four copies of the file in memory. */
function bodyOf(
  { to, replyTo, subject, text, html, attachment, ...about }: OutgoingEmail,
  from: string,
): Blob {
  const headers = headersOf(about, from)
  const email = { from, to: [to], reply_to: replyTo, subject, text, html: html || undefined, headers }
  if (!attachment) return new Blob([JSON.stringify(email)])
  const { filename, mediaType, content } = attachment
  const attachments = [{ filename, content_type: mediaType, content: '' }]
  const end = '"}]}'
  const begin = JSON.stringify({ ...email, attachments }).slice(0, -end.length)
  return new Blob([begin, ...base64Pieces(content), end])
}

// This is a multiple of three, so only the last piece is padded.
const pieceBytes = 48 * 1024

function* base64Pieces(content: Uint8Array): Generator<string> {
  for (let at = 0; at < content.byteLength; at += pieceBytes) {
    const length = Math.min(pieceBytes, content.byteLength - at)
    yield Buffer.from(content.buffer, content.byteOffset + at, length).toString('base64')
  }
}
