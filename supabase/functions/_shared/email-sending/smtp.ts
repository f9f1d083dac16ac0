import { Readable, Transform } from 'node:stream'
import nodemailer from 'nodemailer'
import { DeliveryError, type Failure } from '../http/failure.ts'
import { domainOf, headersOf } from './headers.ts'
import type { Attachment, Provider } from './mailer.ts'

const pieceBytes = 57 * 1024
// The whole send has a time limit, because a server that keeps sending a few bytes never reaches the idle timeout.
const longestSendMs = 20_000

/** `from` is an email address or `Name <address>`. The Message-ID has the same domain. */
export function createSmtpMailer(url: string, from: string, limitMs = longestSendMs): Provider {
  const domain = domainOf(from)
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const options = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // Without a name, nodemailer would look up the machine's host name, which needs another Deno permission.
    name: domain,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: 4000,
    greetingTimeout: 4000,
    socketTimeout: 8000,
  }

  return {
    hasRateLimit: false,

    async send({ id, to, replyTo, subject, text, html, attachment, ...about }) {
      const transport = nodemailer.createTransport(options)
      let isHandedOver = false
      transport.use('stream', (mail: MailMessage, done: () => void) => {
        mail.message.transform(() =>
          whenThrough(() => {
            isHandedOver = true
          }),
        )
        done()
      })
      const attachments = attachment && [toPieces(attachment)]
      const message = {
        ...{ from, to, replyTo, subject, text, attachments },
        messageId: `<${id}@${domain}>`,
        headers: headersOf(about, from),
        ...(html && { html }),
      }
      await within(limitMs, transport.sendMail(message)).catch((cause) => {
        const failure = failureOf(cause, isHandedOver)
        const code = failure === 'unsure' ? 'answer lost' : codeOf(cause)
        throw new DeliveryError(`smtp ${code}`, failure, { cause })
      })
    },
  }
}

function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('took too long', 'TimeoutError')), limitMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

type MailMessage = { message: { transform(make: () => Transform): void } }

function whenThrough(onEnd: () => void): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush(done) {
      onEnd()
      done()
    },
  })
}

/**
 * The file is streamed, because it would otherwise be in memory four times. It is copied first, because nodemailer may
 * still read it after the time limit, when the buffer may already contain another visitor's file.
 */
function toPieces({ filename, mediaType, ...attachment }: Attachment) {
  const content = attachment.content.slice()
  function* pieces() {
    for (let at = 0; at < content.byteLength; at += pieceBytes) yield content.subarray(at, at + pieceBytes)
  }
  return { filename, contentType: mediaType, content: Readable.from(pieces(), { objectMode: false }) }
}

type SmtpError = { code?: string; responseCode?: number; name?: string }

function codeOf({ responseCode, code, name }: SmtpError): string {
  return String(responseCode ?? (typeof code === 'string' ? code : name) ?? 'failed')
}

function failureOf({ code, responseCode }: SmtpError, isHandedOver: boolean): Failure {
  if (code === 'EAUTH') return 'outage'
  if (responseCode === undefined) return isHandedOver ? 'unsure' : 'outage'
  if (responseCode === 421) return 'limited'
  return responseCode >= 500 ? 'refused' : 'postponed'
}
