import { createAlert } from '../_shared/alert/alert.ts'
import { chooseMailer, withRateLimit } from '../_shared/email-sending/mailer.ts'
import { createPostgresOutbox } from '../_shared/outbox/outbox.ts'
import { readReport } from '../_shared/outbox/report.ts'
import { checkIn, isHourly } from '../_shared/outbox/state.ts'
import { openDatabase } from '../_shared/server/database.ts'
import { logJson as log } from '../_shared/server/log.ts'
import { databaseUrlOf } from '../_shared/server/shared-settings.ts'
import { chooseWebhook } from '../_shared/webhook/webhook.ts'
import { atMostEvery, checkSendEmail, checkSize } from './checks.ts'
import { createHandler } from './handler.ts'
import { createHealthCheck } from './health.ts'
import { emailHeldDigest } from './held.ts'
import { purge } from './purge.ts'
import { readDeliverOutboxSettings } from './settings.ts'

const settings = readDeliverOutboxSettings(Deno.env.toObject())
const database = openDatabase(databaseUrlOf(settings), settings.DATABASE_CA)
const retention = {
  leadDays: settings.LEAD_RETENTION_DAYS,
  emailBodyDays: settings.EMAIL_BODY_RETENTION_DAYS,
  resumeDays: settings.RESUME_RETENTION_DAYS,
  senderHashDays: settings.SENDER_HASH_RETENTION_DAYS,
  heldSpamDays: settings.HELD_SPAM_RETENTION_DAYS,
}
const provider = chooseMailer(settings)
const mailer = withRateLimit(provider, provider.hasRateLimit ? settings.EMAILS_PER_SECOND : 0)
const checks = {
  checkSendEmail: () => checkSendEmail(`${settings.SUPABASE_URL}/functions/v1/send-email`, settings.SITE_URL),
  checkSize: () => checkSize(database, settings.DATABASE_WARNING_MEGABYTES),
}
// The checks have their own interval, because the outbox runs every few seconds on a developer's machine.
const checkEveryMs = 5 * 60_000
const inboxes = [settings.SUPPORT_EMAIL, settings.CAREERS_EMAIL]

Deno.serve(
  createHandler({
    outboxSecret: settings.OUTBOX_SECRET,
    outbox: createPostgresOutbox(database),
    mailer,
    webhook: chooseWebhook(settings),
    checkIn: () => checkIn(database, new Date()),
    purge: () => purge(database, retention),
    report: () => readReport(database),
    emailHeldDigest: () =>
      emailHeldDigest(database, mailer, settings.SUPPORT_EMAIL, () => crypto.randomUUID()),
    unreachedInboxes: async () =>
      mailer.unreached && (await isHourly(database, 'inbox_checked_at'))
        ? await mailer.unreached(inboxes)
        : undefined,
    check: atMostEvery(checkEveryMs, async () => [
      ...(await checks.checkSendEmail()),
      ...(await checks.checkSize()),
    ]),
    problems: createHealthCheck(database, checks),
    ...createAlert({
      url: settings.ALERT_WEBHOOK_URL,
      supportEmail: settings.SUPPORT_EMAIL,
      database,
      mailer,
      log,
    }),
    monotonicMs: () => performance.now(),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    log,
  }),
)
