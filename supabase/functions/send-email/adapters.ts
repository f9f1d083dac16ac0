import { createAlert } from '../_shared/alert/alert.ts'
import { brand } from '../_shared/brand.ts'
import { forms } from '../_shared/contracts/forms.ts'
import { chooseMailer } from '../_shared/mail/choose.ts'
import { respectful } from '../_shared/mail/pace.ts'
import { createPostgresOutbox } from '../_shared/outbox/postgres.ts'
import { createAlertClaim, recordLimitForAll } from '../_shared/outbox/state.ts'
import { openDatabase } from '../_shared/server/database.ts'
import { hmacHex } from '../_shared/server/digest.ts'
import { logJson as log } from '../_shared/server/log.ts'
import { databaseUrlOf } from '../_shared/server/settings.ts'
import { chooseWebhook } from '../_shared/webhook/choose.ts'
import type { Ports } from './ports.ts'
import { senderOf } from './request/sender.ts'
import type { Settings } from './settings.ts'
import { createPostgresStore } from './store/store.ts'

export function createPorts(settings: Settings): Ports {
  const database = openDatabase(databaseUrlOf(settings))
  const limits = {
    perSender: settings.SUBMISSIONS_PER_10_MINUTES,
    inAll: settings.SUBMISSIONS_PER_10_MINUTES_IN_ALL,
    confirmationsPerHour: settings.CONFIRMATIONS_PER_HOUR,
  }
  return {
    forms,
    supportEmail: settings.SUPPORT_EMAIL,
    careersEmail: settings.CAREERS_EMAIL,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    limits,
    store: createPostgresStore(database, limits),
    outbox: createPostgresOutbox(database),
    mailer: respectful(chooseMailer(settings)),
    webhook: chooseWebhook(settings),
    senderOf: async ({ headers }) => {
      const address = senderOf(headers, settings.SENDER_HEADER)
      if (address === undefined) log('sender unknown: only the limit for all together holds')
      const hashOf = async (text?: string) => text && (await hmacHex(settings.IP_HASH_KEY, text))
      return { hash: await hashOf(address?.sender), networkHash: await hashOf(address?.network) }
    },
    recordLimitForAll: () => recordLimitForAll(database),
    alert: createAlert({
      url: settings.ALERT_WEBHOOK_URL,
      siteName: brand.name,
      claim: createAlertClaim(database),
      log,
    }),
    now: () => new Date(),
    monotonicMs: () => performance.now(),
    later: (milliseconds, work) => void setTimeout(work, milliseconds),
    newId: () => crypto.randomUUID(),
    log,
  }
}
