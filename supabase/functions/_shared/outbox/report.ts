import type { Problem } from '../alert/alert.ts'
import type { Database } from '../server/database.ts'

export type Report = {
  waiting: number
  /** Time since the oldest undelivered lead was queued. */
  oldestSeconds: number
  refused: number
  held: number
}

const stuckSeconds = 15 * 60

const reportStatement = `
  select count(*)::int as waiting,
    count(*) filter (where refusals > 0 and kind <> 'confirmation')::int as refused,
    coalesce(extract(epoch from now() - min(queued_at) filter (where kind <> 'confirmation')), 0)::int
      as "oldestSeconds",
    (select count(distinct submission_id)::int from leads.deliveries where status = 'held') as held
  from leads.deliveries where status = 'queued'`

export async function readReport(database: Database): Promise<Report> {
  const [report] = (await database.query(reportStatement)) as [Report]
  return report
}

export function problemsOf({ waiting, oldestSeconds, refused }: Report): Problem[] {
  const problems: Problem[] = []
  if (oldestSeconds >= stuckSeconds) {
    const minutes = Math.floor(oldestSeconds / 60)
    const text = `A lead has waited ${minutes} minutes to be delivered (${waiting} waiting)`
    problems.push({ kind: 'waiting', text })
  }
  if (refused > 0) {
    const text = `${refused} refused by the mail provider or the webhook, unreadable, or without an answer`
    problems.push({ kind: 'refused', text })
  }
  return problems
}
