import { Buffer } from 'node:buffer'
import { createHmac } from 'node:crypto'
import { postJson } from '../http/post-json.ts'
import { SettingsError } from '../server/shared-settings.ts'
import { chatMessage, isChat } from './chat.ts'

/** `file` describes the resume, whose content isn't sent. */
export type Lead = {
  id: string
  form: string
  fields: Record<string, unknown>
  createdAt: string
  file: { filename: string; mediaType: string; bytes: number } | null
}

export type LeadWebhook = {
  /** `id` is the same for every attempt. Rejects with a DeliveryError. */
  send(id: string, lead: Lead): Promise<void>
}

type WebhookSettings = { LEAD_WEBHOOK_URL?: string | undefined; LEAD_WEBHOOK_SECRET?: string | undefined }

/**
 * Returns undefined if no webhook is set. Throws a SettingsError if the secret is missing, unless the URL is Slack's or
 * Teams'.
 */
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

/**
 * Posts a chat message to Slack or Teams, or signed JSON (Standard Webhooks, standardwebhooks.com) to any other URL.
 * @param secret `whsec_` followed by base64; not needed for Slack or Teams
 */
function createLeadWebhook(url: string, secret = ''): LeadWebhook {
  return {
    async send(id, lead) {
      const message = chatMessage(url, lead)
      const body = JSON.stringify(message ?? { type: 'lead.created', timestamp: lead.createdAt, data: lead })
      await postJson('webhook', url, body, message ? {} : signatureHeaders(secret, id, body))
    },
  }
}

function signatureHeaders(secret: string, id: string, body: string) {
  const timestamp = Math.floor(Date.now() / 1000)
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  }
}
