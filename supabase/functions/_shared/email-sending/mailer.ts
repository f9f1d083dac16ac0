import { DeliveryError } from '../http/failure.ts'
import { SettingsError } from '../server/shared-settings.ts'
import { createResendMailer } from './resend.ts'
import { createSmtpMailer } from './smtp.ts'

export type Attachment = {
  filename: string
  mediaType: string
  content: Uint8Array
}

export type OutgoingEmail = {
  /** The id is also the idempotency key, so Resend sends each email only once. */
  id: string
  to: string
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
  /** Returns the `addresses` that emails don't reach, each with a reason. Rejects if the provider's API call fails. */
  unreached?(addresses: string[]): Promise<string[]>
}

export type Provider = Mailer & {
  hasRateLimit: boolean
}

type MailSettings = {
  MAIL_FROM: string
  RESEND_API_KEY?: string | undefined
  RESEND_API_URL: string
  SMTP_URL?: string | undefined
}

/** Prefers Resend to SMTP, because Supabase blocks the usual SMTP ports. Throws a SettingsError if both are missing. */
export function chooseMailer(settings: MailSettings): Provider {
  const from = settings.MAIL_FROM
  if (settings.RESEND_API_KEY) {
    return createResendMailer({ apiKey: settings.RESEND_API_KEY, apiUrl: settings.RESEND_API_URL, from })
  }
  if (settings.SMTP_URL) return createSmtpMailer(settings.SMTP_URL, from)
  throw new SettingsError('Wrong settings. RESEND_API_KEY is missing, and so is SMTP_URL: set one of them.')
}

type Clock = { now: () => number; sleep: (milliseconds: number) => Promise<void> }

const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

// Emails are sent 10% more slowly than allowed, because the provider counts them on arrival and network delays vary.
const margin = 1.1

/** Sends at most `perSecond` emails a second. 0 means no limit. */
export function withRateLimit(
  mailer: Mailer,
  perSecond: number,
  { now, sleep }: Clock = systemClock,
): Mailer {
  if (perSecond === 0) return mailer
  let nextAt = 0
  return {
    ...mailer,
    async send(email) {
      const wait = nextAt - now()
      nextAt = Math.max(now(), nextAt) + (margin * 1000) / perSecond
      if (wait > 0) await sleep(wait)
      await mailer.send(email)
    },
  }
}

/**
 * Rejects emails until the provider's Retry-After has passed, because attempts before then would fail and still count
 * toward the provider's limit.
 */
export function withRetryAfter(mailer: Mailer, { now }: Pick<Clock, 'now'> = systemClock): Mailer {
  let until = 0
  return {
    async send(email) {
      const seconds = (until - now()) / 1000
      if (seconds > 0) throw new DeliveryError('waiting as asked', 'limited', { retryAfterSeconds: seconds })
      await mailer.send(email).catch((error) => {
        if (error instanceof DeliveryError && error.failure === 'limited') {
          until = now() + (error.retryAfterSeconds ?? 1) * 1000
        }
        throw error
      })
    },
  }
}
