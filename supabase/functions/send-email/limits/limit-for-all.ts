import type { Query } from '../../_shared/server/database.ts'
import type { Saved } from '../ports.ts'

// Rows from the future, after a clock error, do not count.
export const recent = `created_at between now() - interval '10 minutes' and now() + interval '1 minute'`
export const wait = `ceil(extract(epoch from min(created_at) + interval '10 minutes' - now()))::int`

export const limitForAllText = `
  select count(*)::int as count, ${wait} as wait from (
    select created_at from leads.submissions where sender_hash is not null and ${recent}
    order by created_at desc limit $1) as newest`
const keptMs = 1000

/** The limit for all senders together, counted in the database once a second and by this process in between. */
export function createLimitForAll(inAll: number) {
  let last = { atMs: Number.NEGATIVE_INFINITY, count: 0, wait: 1 }
  return {
    async check(query: Query): Promise<Saved | undefined> {
      if (performance.now() - last.atMs > keptMs) {
        const atMs = performance.now()
        const [row] = await query<{ count: number; wait: number | null }>(limitForAllText, [inAll])
        last = { atMs, count: row?.count ?? 0, wait: row?.wait ?? 1 }
      }
      return last.count >= inAll
        ? { kind: 'limited', retryAfterSeconds: last.wait, isForAll: true }
        : undefined
    },
    countOwn() {
      last.count += 1
    },
  }
}
