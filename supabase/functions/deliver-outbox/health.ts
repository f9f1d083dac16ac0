import type { Problem } from '../_shared/alert/alert.ts'
import { problemsOf, readReport } from '../_shared/outbox/report.ts'
import { minutesSinceCheckIn, proveStoring } from '../_shared/outbox/state.ts'
import type { Database } from '../_shared/server/database.ts'
import { reasonOf } from '../_shared/server/log.ts'
import { schemaProblem } from './schema-version.ts'

const longestPauseMinutes = 15
// Anyone can call the health check, so its result is reused for this long.
const keptMs = 10_000

type Options = {
  checkSendEmail?: () => Promise<Problem[]>
  checkSize?: () => Promise<Problem[]>
  now?: () => number
}

/** Returns a function that lists problems as sentences, without personal data. */
export function createHealthCheck(
  database: Database,
  { now = () => performance.now(), ...checks }: Options = {},
) {
  let last: { at: number; problems: Promise<string[]> } | undefined
  return (): Promise<string[]> => {
    if (!last || now() - last.at > keptMs) last = { at: now(), problems: findProblems(database, checks) }
    return last.problems
  }
}

async function findProblems(database: Database, { checkSendEmail, checkSize }: Options): Promise<string[]> {
  const sending = checkSendEmail?.() ?? []
  const schema: string[] = []
  try {
    schema.push(...[await schemaProblem(database)].filter((each) => each !== undefined))
    await proveStoring(database)
    const minutes = await minutesSinceCheckIn(database)
    const problems = [
      ...problemsOf(await readReport(database)),
      ...((await checkSize?.()) ?? []),
      ...(await sending),
    ]
    return [
      ...schema,
      ...problems.map(({ text }) => text),
      ...(await openAlerts(database)),
      ...(minutes === undefined ? ['deliver-outbox has never run: is its schedule set up?'] : []),
      ...(minutes !== undefined && minutes >= longestPauseMinutes
        ? [`deliver-outbox has not run for ${minutes} minutes`]
        : []),
    ]
  } catch (error) {
    return [
      ...schema,
      ...(await sending).map(({ text }) => text),
      `Leads cannot be stored (${reasonOf(error)})`,
    ]
  }
}

/** Returns the open alerts about problems that the health check can't detect itself. */
async function openAlerts({ query }: Database): Promise<string[]> {
  const rows = await query<{ text: string }>(
    `select text from leads.alerts
     where kind in ('bug', 'limit', 'files', 'origin', 'inbox') and coalesce(seen_at > resolved_at, true)`,
  )
  return rows.map(({ text }) => text)
}
