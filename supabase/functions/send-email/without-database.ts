import { Refusal } from '../_shared/http/answer.ts'
import { confirmationAddress } from './compose.ts'

const windowMs = 10 * 60 * 1000
const confirmationEveryMs = 60 * 60 * 1000
const mostRemembered = 5000

/**
 * What one process remembers while the database is away: who sent how much, and which submissions already went
 * out. It dies with the process; ids that repeat after that are left to the provider's idempotency.
 */
export function createMemory(limitPer10Minutes: number, now: () => Date) {
  const deliveries = new Map<string, Promise<ReadonlyArray<string>>>()
  const timesBySender = new Map<string, number[]>()
  const confirmations = new Map<string, number>()

  return {
    /** The ids of this submission's emails that went out without the database. */
    deliveredIds: async (submissionId: string) => (await deliveries.get(submissionId)) ?? [],

    /**
     * Runs `send` once for all calls with this id, however many come at once, and answers the ids of the emails
     * that went out; where none did it may be tried again.
     */
    deliverOnce(submissionId: string, send: () => Promise<string[]>): Promise<ReadonlyArray<string>> {
      const known = deliveries.get(submissionId)
      if (known) return known
      const delivery = send().then((ids) => {
        if (ids.length === 0) deliveries.delete(submissionId)
        return ids
      })
      deliveries.set(submissionId, delivery)
      forgetOldest(deliveries)
      return delivery
    },

    /** Whether this address may get a confirmation: one an hour. Asking counts. */
    claimConfirmation(address: string): boolean {
      const key = confirmationAddress(address)
      const time = now().getTime()
      if (time - (confirmations.get(key) ?? Number.NEGATIVE_INFINITY) < confirmationEveryMs) return false
      // Set anew, so that it stands last and is forgotten last.
      confirmations.delete(key)
      confirmations.set(key, time)
      forgetOldest(confirmations)
      return true
    },

    /** Throws the Refusal 'too_many' for a new submission of a sender who has used up the last 10 minutes. */
    admit(submissionId: string, senderHash: string): void {
      const [oldest, ...others] = recentTimes(senderHash)
      if (deliveries.has(submissionId) || oldest === undefined || others.length + 1 < limitPer10Minutes)
        return
      throw tooMany((oldest + windowMs - now().getTime()) / 1000)
    },

    /** Counts one accepted submission. */
    count(senderHash: string): void {
      timesBySender.set(senderHash, [...recentTimes(senderHash), now().getTime()])
      forgetOldest(timesBySender)
    },
  }

  function recentTimes(senderHash: string): number[] {
    return (timesBySender.get(senderHash) ?? []).filter((time) => time > now().getTime() - windowMs)
  }
}

/** @param retryAfterSeconds until the sender may try again; rounded up. */
export function tooMany(retryAfterSeconds: number): Refusal {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds))
  return new Refusal(
    'too_many',
    'Too many requests were sent from here. Please wait a few minutes and try again.',
    {
      'retry-after': String(seconds),
    },
  )
}

function forgetOldest(map: Map<string, unknown>) {
  const [oldest] = map.keys()
  if (map.size > mostRemembered && oldest !== undefined) map.delete(oldest)
}
