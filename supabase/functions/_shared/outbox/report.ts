import type { Database } from '../server/database.ts'
import type { Report } from './outbox.ts'

export const stuckSeconds = 15 * 60

export const reportStatement = `
  select count(*)::int as waiting,
    count(*) filter (where refusals > 0 and kind <> 'confirmation')::int as refused,
    coalesce(extract(epoch from now() - min(created_at) filter (where kind <> 'confirmation')), 0)::int
      as "oldestSeconds",
    (select floor(extract(epoch from now() - limited_at) / 60)::int from leads.state
      where limited_at > now() - interval '1 hour') as "limitedMinutes"
  from leads.deliveries where status = 'queued'`

export async function readReport(database: Database): Promise<Report> {
  const [row] = await database.query<Report>(reportStatement)
  return row ?? { waiting: 0, oldestSeconds: 0, refused: 0, limitedMinutes: null }
}

/** The problems in a report, in plain words. */
export function problemsOf({ waiting, oldestSeconds, refused, limitedMinutes }: Report): string[] {
  return [
    ...(oldestSeconds >= stuckSeconds
      ? [`A lead has waited ${Math.floor(oldestSeconds / 60)} minutes to be delivered (${waiting} waiting)`]
      : []),
    ...(refused > 0 ? [`${refused} refused by the mail provider or the webhook, or unreadable`] : []),
    ...(limitedMinutes !== null
      ? [`The limit for all senders together refused submissions ${limitedMinutes} minutes ago`]
      : []),
  ]
}
