import { Refusal } from '../_shared/http/answer.ts'

const windowMs = 10 * 60 * 1000
const mostRemembered = 5000

/**
 * What one process remembers while the database is away: who sent how much, and which submissions already went
 * out. It dies with the process; ids that repeat after that are left to the provider's idempotency.
 */
export function createMemory(limitPer10Minutes: number, now: () => Date) {
  const deliveries = new Map<string, Promise<boolean>>()
  const timesBySender = new Map<string, number[]>()

  return {
    /** Whether this submission's emails went out without the database. */
    wasDelivered: async (submissionId: string) => (await deliveries.get(submissionId)) ?? false,

    /** Runs `send` once for all calls with this id, however many come at once; a failed one may be tried again. */
    deliverOnce(submissionId: string, send: () => Promise<boolean>): Promise<boolean> {
      const known = deliveries.get(submissionId)
      if (known) return known
      const delivery = send().then((sent) => {
        if (!sent) deliveries.delete(submissionId)
        return sent
      })
      deliveries.set(submissionId, delivery)
      forgetOldest(deliveries)
      return delivery
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
    'Too many messages were sent from here. Please wait a few minutes and try again.',
    {
      'retry-after': String(seconds),
    },
  )
}

function forgetOldest(map: Map<string, unknown>) {
  const [oldest] = map.keys()
  if (map.size > mostRemembered && oldest !== undefined) map.delete(oldest)
}
