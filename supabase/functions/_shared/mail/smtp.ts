import { Readable } from 'node:stream'
import nodemailer from 'nodemailer'
import { type Attachment, MailError, type Mailer } from './mailer.ts'

const pieceBytes = 57 * 1024

/** Sends by SMTP. `from` is an address or Name <address>; its domain also makes the Message-ID. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const domain = /@([^>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const transport = nodemailer.createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // Named here because looking the machine's name up needs a permission of its own.
    name: domain,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: 4000,
    greetingTimeout: 4000,
    socketTimeout: 8000,
  })

  return {
    async send({ id, attachment, ...email }) {
      const attachments = attachment && [toPieces(attachment)]
      const messageId = `<${id}@${domain}>`
      await transport.sendMail({ ...email, from, messageId, attachments }).catch((cause) => {
        throw new MailError(`smtp ${cause.responseCode ?? cause.code ?? 'failed'}`, isRefusal(cause), {
          cause,
        })
      })
    },
  }
}

/** As a stream the file is encoded piece by piece; as a whole it would stand in memory four times over. */
function toPieces({ filename, mediaType, content }: Attachment) {
  function* pieces() {
    for (let at = 0; at < content.byteLength; at += pieceBytes) yield content.subarray(at, at + pieceBytes)
  }
  return { filename, contentType: mediaType, content: Readable.from(pieces(), { objectMode: false }) }
}

/** A 5xx answer is for good, unless it is about our own login. */
function isRefusal({ code, responseCode }: { code?: string; responseCode?: number }): boolean {
  return code !== 'EAUTH' && responseCode !== undefined && responseCode >= 500
}
