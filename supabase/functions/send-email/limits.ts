import { HttpError } from '../_shared/http/answer.ts'
import type { Sender } from './request.ts'

export type Limits = {
  /** Accepted submissions in ten minutes: of one sender, of all together. */
  perSender: number
  inAll: number
  confirmationsPerHour: number
  /** Files kept within a day: of one sender, and bytes of all together. Undefined: no limit. */
  filesPerSender?: number
  fileBytes?: number
}

const windowMs = 10 * 60 * 1000
// Calls for each allowed submission: some are refused or repeated.
export const callsPerSubmission = 5
/** A /48 holds 65,536 senders, all of which may be one person's. */
export const sendersPerNetwork = 5
/** One network can use up no more than this share of an hour's confirmations. */
export const networksPerHour = 6
const mostNames = 10_000
const everyone = 'everyone'
const unknown = 'unknown'

type Limit = { name: string; most: number }

/** Counts in this process; the database counts what it stores for all processes. */
export function createLimiter({ perSender, inAll }: Limits, monotonicMs: () => number) {
  const calls = new Map<string, number[]>()
  const unstored = new Map<string, number[]>()

  function limitsOf({ hash, networkHash }: Sender, most: number): Limit[] {
    return [
      ...(hash === undefined ? [] : [{ name: hash, most }]),
      ...(networkHash === undefined || networkHash === hash
        ? []
        : [{ name: networkHash, most: most * sendersPerNetwork }]),
    ]
  }

  /** Counts for each of the limits, or throws if one of them is reached. Returns how to undo it. */
  function take(timesOf: Map<string, number[]>, limits: Limit[]): () => void {
    const now = monotonicMs()
    for (const { name, most } of limits) {
      const times = timesOf.get(name) ?? []
      while (times[0] !== undefined && times[0] <= now - windowMs) times.shift()
      const waitMs = (times[0] ?? now) + windowMs - now
      if (times.length >= most) throw tooMany(waitMs / 1000, name === everyone)
    }
    const taken = limits.map(({ name }) => {
      const times = timesOf.get(name) ?? []
      times.push(now)
      // Moved to the end, so that the latest sender is evicted last.
      timesOf.delete(name)
      timesOf.set(name, times)
      const [oldest] = timesOf.keys()
      if (timesOf.size > mostNames && oldest !== undefined) timesOf.delete(oldest)
      return times
    })
    return () => {
      for (const times of taken) {
        const at = times.indexOf(now)
        if (at >= 0) times.splice(at, 1)
      }
    }
  }

  return {
    /**
     * Before the body is read. Calls never count for all together, because one sender's refused ones would then close the
     * forms for everyone. Throws the HttpError 'too_many'.
     */
    admitCall(sender: Sender): void {
      const own = limitsOf(sender, perSender * callsPerSubmission)
      take(calls, own.length > 0 ? own : [{ name: unknown, most: inAll * callsPerSubmission }])
    },

    /** A submission that is emailed without the database. Returns how to undo it. Throws the HttpError 'too_many'. */
    admitUnstored(sender: Sender): () => void {
      return take(unstored, [...limitsOf(sender, perSender), { name: everyone, most: inAll }])
    },
  }
}

/** Visitors are being refused for what others sent. */
export class LimitForAllError extends HttpError {}

/** @param retryAfterSeconds until the sender may try again; rounded up. */
export function tooMany(retryAfterSeconds: number, isForAll = false): HttpError {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds))
  return new (isForAll ? LimitForAllError : HttpError)(
    'too_many',
    'Too many requests were sent from here. Please wait a few minutes and try again.',
    { 'retry-after': String(seconds) },
  )
}
