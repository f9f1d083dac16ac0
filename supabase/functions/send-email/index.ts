import { createAlert } from '../_shared/alert/alert.ts'
import { forms } from '../_shared/contracts/forms.ts'
import { chooseMailer, withRetryAfter } from '../_shared/email-sending/mailer.ts'
import { createPostgresOutbox } from '../_shared/outbox/outbox.ts'
import { openDatabase } from '../_shared/server/database.ts'
import { hmacHex } from '../_shared/server/digest.ts'
import { logJson as log } from '../_shared/server/log.ts'
import { databaseUrlOf } from '../_shared/server/shared-settings.ts'
import { chooseWebhook } from '../_shared/webhook/webhook.ts'
import { createHandler } from './handler.ts'
import { senderOf } from './request.ts'
import { readSendEmailSettings } from './settings.ts'
import { createPostgresStore } from './store.ts'

/** Part of Supabase's runtime. Plain Deno, which `npm start` uses, finishes pending work anyway. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined

const settings = readSendEmailSettings(Deno.env.toObject())
const database = openDatabase(databaseUrlOf(settings), settings.DATABASE_CA)
const mailer = withRetryAfter(chooseMailer(settings))
const limits = {
  perSender: settings.SUBMISSIONS_PER_10_MINUTES,
  inAll: settings.SUBMISSIONS_PER_10_MINUTES_IN_ALL,
  confirmationsPerHour: settings.CONFIRMATIONS_PER_HOUR,
  filesPerSender: settings.RESUMES_PER_SENDER_AND_DAY,
  fileBytes: settings.RESUME_MEGABYTES_PER_DAY * 1024 * 1024,
}
const { alert } = createAlert({
  url: settings.ALERT_WEBHOOK_URL,
  supportEmail: settings.SUPPORT_EMAIL,
  database,
  mailer,
  log,
})

Deno.serve(
  createHandler({
    forms,
    supportEmail: settings.SUPPORT_EMAIL,
    careersEmail: settings.CAREERS_EMAIL,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    siteUrl: settings.SITE_URL,
    limits,
    minFillMs: settings.LEAST_SECONDS_TO_FILL_IN * 1000,
    store: createPostgresStore(database, limits),
    outbox: createPostgresOutbox(database),
    mailer,
    webhook: chooseWebhook(settings),
    senderOf: ({ headers }) => {
      const address = senderOf(headers, settings.SENDER_HEADER)
      if (address === undefined) log('sender unknown: only the limit for all together holds')
      const hashOf = (text?: string) => text && hmacHex(settings.IP_HASH_KEY, text)
      return { hash: hashOf(address?.sender), networkHash: hashOf(address?.network) }
    },
    alert,
    afterAnswer: (work) => {
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work)
    },
    now: () => new Date(),
    monotonicMs: () => performance.now(),
    newId: () => crypto.randomUUID(),
    log,
  }),
)
