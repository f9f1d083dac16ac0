import { chooseMailer } from '../_shared/mail/choose.ts'
import { createPostgresOutbox } from '../_shared/outbox/postgres.ts'
import { openDatabase } from '../_shared/server/database.ts'
import { logJson } from '../_shared/server/log.ts'
import { createHandler } from './handler.ts'
import { readDeliverOutboxSettings } from './settings.ts'

const settings = readDeliverOutboxSettings(Deno.env.toObject())

Deno.serve(
  createHandler({
    outboxSecret: settings.OUTBOX_SECRET,
    outbox: createPostgresOutbox(openDatabase(settings.SUPABASE_DB_URL)),
    mailer: chooseMailer(settings),
    now: () => new Date(),
    log: logJson,
  }),
)
