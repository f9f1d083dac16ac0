import { openAlerts } from '../_shared/alert/alert.ts'
import { problemsOf, readReport } from '../_shared/outbox/report.ts'
import { minutesSinceCheckIn, proveStoring } from '../_shared/outbox/state.ts'
import type { Database } from '../_shared/server/database.ts'
import { reasonOf } from '../_shared/server/log.ts'
import { missingMigrations } from './required-migrations.ts'

const longestPauseMinutes = 15
// The URL is public, so the database is queried no more often than this.
const keptMs = 10_000

/** In plain words, without personal data. */
export function createHealthCheck(database: Database, now: () => number = () => performance.now()) {
  let last: { at: number; problems: Promise<string[]> } | undefined
  return (): Promise<string[]> => {
    if (!last || now() - last.at > keptMs) last = { at: now(), problems: findProblems(database) }
    return last.problems
  }
}

async function findProblems(database: Database): Promise<string[]> {
  let missing: string[] = []
  try {
    missing = (await missingMigrations(database)).map((name) => `The database lacks the migration ${name}`)
    await proveStoring(database)
    const minutes = await minutesSinceCheckIn(database)
    return [
      ...missing,
      ...problemsOf(await readReport(database)).map(({ text }) => text),
      ...(await openAlerts(database)),
      ...(minutes === undefined ? ['deliver-outbox has never run: is its schedule set up?'] : []),
      ...(minutes !== undefined && minutes >= longestPauseMinutes
        ? [`deliver-outbox has not run for ${minutes} minutes`]
        : []),
    ]
  } catch (error) {
    return [...missing, `Leads cannot be stored (${reasonOf(error)})`]
  }
}
