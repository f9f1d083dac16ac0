import type { Confirmation } from '../../_shared/contracts/wire.ts'
import type { Database, Query } from '../../_shared/server/database.ts'
import { createLimitForAll, limitForAllText, recent, wait } from '../limits/limit-for-all.ts'
import type { Limits } from '../limits/limits.ts'
import { mailboxOf } from '../limits/mailbox.ts'
import type { Entry, Saved, Store } from '../ports.ts'
import { insertSubmission } from './insert-submission.ts'

/** Stores submissions in `leads`, within the limits; a known id is never limited. */
export function createPostgresStore(database: Database, limits: Limits): Store {
  const forAll = createLimitForAll(limits.inAll)
  return {
    save: (entry, limitMs) =>
      database.transaction(
        async (query): Promise<Saved> => {
          const decided = (await lookUp(query, entry, limits)) ?? (await forAll.check(query))
          if (decided) return decided
          const kinds = await insertSubmission(query, entry, limits.confirmationsPerHour)
          if (!kinds) return { kind: 'repeated', confirmation: await confirmationOf(query, entry, []) }
          forAll.countOwn()
          return { kind: 'inserted', kinds, confirmation: await confirmationOf(query, entry, kinds) }
        },
        { limitMs, ...(entry.senderHash && { lock: lockOf(entry.senderHash) }) },
      ),
  }
}

/** Serializes the submissions of one sender, so that the limit is exact. */
function lockOf(senderHash: string): bigint {
  return BigInt.asIntN(64, BigInt(`0x${senderHash.slice(0, 16)}`))
}

type LookUp = {
  known: string | null
  isKnown: boolean
  isConfirmed: boolean
  ofSender: number
  wait: number | null
}

const lookUpText = `
  select known.content_hash as known, known.id is not null as "isKnown",
    exists (select from leads.deliveries where submission_id = $1 and kind = 'confirmation') as "isConfirmed",
    sender.count as "ofSender", sender.wait
  from (select count(*)::int as count, ${wait} as wait from (
      select created_at from leads.submissions where sender_hash = $2 and ${recent}
      order by created_at desc limit $3) as newest) as sender
  left join leads.submissions as known on known.id = $1`

async function lookUp(query: Query, entry: Entry, { perSender }: Limits): Promise<Saved | undefined> {
  const values = [entry.submission.id, entry.senderHash ?? null, perSender]
  const [row] = await query<LookUp>(lookUpText, values)
  if (!row) return undefined
  if (row.isKnown) {
    const isSame = row.known === null || row.known === entry.contentHash
    if (!isSame) return { kind: 'conflict' }
    const kinds = row.isConfirmed ? ['confirmation'] : []
    return { kind: 'repeated', confirmation: await confirmationOf(query, entry, kinds) }
  }
  return row.ofSender >= perSender ? { kind: 'limited', retryAfterSeconds: row.wait ?? 1 } : undefined
}

/** 'earlier' if the mailbox was sent a confirmation for another submission. */
async function confirmationOf(query: Query, { messages }: Entry, kinds: string[]): Promise<Confirmation> {
  if (kinds.includes('confirmation')) return 'sent'
  const confirmed = messages.find(({ kind }) => kind === 'confirmation')
  if (!confirmed) return 'none'
  const earlier = await query('select from leads.confirmations where address = $1', [mailboxOf(confirmed.to)])
  return earlier.length > 0 ? 'earlier' : 'none'
}

/** For the plans in docs/reliability.md. */
export const storeStatements = { lookUp: lookUpText, everyone: limitForAllText }
