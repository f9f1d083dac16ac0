import { forms } from '../_shared/contracts/forms.ts'
import { chooseMailer } from '../_shared/mail/choose.ts'
import { createPostgresOutbox } from '../_shared/outbox/postgres.ts'
import { openDatabase } from '../_shared/server/database.ts'
import { hmacHex } from '../_shared/server/digest.ts'
import { logJson } from '../_shared/server/log.ts'
import type { Ports } from './ports.ts'
import type { Settings } from './settings.ts'
import { createPostgresStore } from './store.ts'

/** The real ports: Postgres, the chosen mail provider, the clock. */
export function createPorts(settings: Settings): Ports {
  const sql = openDatabase(settings.SUPABASE_DB_URL)
  return {
    forms,
    supportEmail: settings.SUPPORT_EMAIL,
    careersEmail: settings.CAREERS_EMAIL,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    submissionsPer10Minutes: settings.SUBMISSIONS_PER_10_MINUTES,
    store: createPostgresStore(sql, settings.SUBMISSIONS_PER_10_MINUTES),
    outbox: createPostgresOutbox(sql),
    mailer: chooseMailer(settings),
    senderHash: (request) => hmacHex(settings.IP_HASH_KEY, senderOf(request)),
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    log: logJson,
  }
}

// The platform's gateway writes the caller's address first.
function senderOf(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() || 'unknown'
}
