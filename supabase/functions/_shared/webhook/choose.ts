import { SettingsError } from '../server/shared-settings.ts'
import { isChat } from './chat.ts'
import { createLeadWebhook, type LeadWebhook } from './webhook.ts'

type WebhookSettings = { LEAD_WEBHOOK_URL?: string | undefined; LEAD_WEBHOOK_SECRET?: string | undefined }

/** Undefined if no webhook is set. Throws a SettingsError if a receiver that isn't a chat has no secret. */
export function chooseWebhook(settings: WebhookSettings): LeadWebhook | undefined {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = settings
  if (!url) return undefined
  if (!secret && !isChat(url)) {
    throw new SettingsError(
      'Wrong settings. LEAD_WEBHOOK_SECRET is missing: the secret that signs what LEAD_WEBHOOK_URL gets.',
    )
  }
  return createLeadWebhook(url, secret)
}
