import { SettingsError } from '../server/shared-settings.ts'
import type { Provider } from './mailer.ts'
import { createResendMailer } from './resend.ts'
import { createSmtpMailer } from './smtp.ts'

type MailSettings = {
  MAIL_FROM: string
  RESEND_API_KEY?: string | undefined
  RESEND_API_URL: string
  SMTP_URL?: string | undefined
}

/** Prefers Resend, because the platform blocks SMTP ports. Throws a SettingsError if neither is set. */
export function chooseMailer(settings: MailSettings): Provider {
  const from = settings.MAIL_FROM
  if (settings.RESEND_API_KEY) {
    return createResendMailer({ apiKey: settings.RESEND_API_KEY, apiUrl: settings.RESEND_API_URL, from })
  }
  if (settings.SMTP_URL) return createSmtpMailer(settings.SMTP_URL, from)
  throw new SettingsError('Wrong settings. RESEND_API_KEY is missing, and so is SMTP_URL: set one of them.')
}
