import { chooseMailer } from '../_shared/mail/choose.ts'
import { createPostgresOutbox } from '../_shared/outbox/postgres.ts'
import { createPostgresPurge } from '../_shared/outbox/purge.ts'
import { openDatabase } from '../_shared/server/database.ts'
import { logJson } from '../_shared/server/log.ts'
import { createHandler } from './handler.ts'
import { readDeliverOutboxSettings } from './settings.ts'

const settings = readDeliverOutboxSettings(Deno.env.toObject())
const sql = openDatabase(settings.SUPABASE_DB_URL)

Deno.serve(
  createHandler({
    outboxSecret: settings.OUTBOX_SECRET,
    outbox: createPostgresOutbox(sql),
    mailer: chooseMailer(settings),
    purge: createPostgresPurge(sql),
    resumeRetentionDays: settings.RESUME_RETENTION_DAYS,
    now: () => new Date(),
    log: logJson,
  }),
)
