import { HttpError } from '../_shared/http/answer.ts'
import type { Sender } from './request.ts'

export type Limits = {
  /** How many submissions from one sender are delivered in ten minutes. Further ones are held. */
  perSender: number
  /** The same limit, but for all senders together. */
  inAll: number
  confirmationsPerHour: number
  /** The maximum number of files stored for one sender in a day. Undefined means no limit. */
  filesPerSender?: number
  /** The maximum total bytes of files stored in a day, from all senders. Undefined means no limit. */
  fileBytes?: number
}

const windowMs = 10 * 60 * 1000
// A sender may make more calls than submissions, because some calls are rejected or repeated.
export const callsPerSubmission = 5
/**
 * A /48 network may send at most this many times as much as one sender, because its 65,536 /64 networks may all belong
 * to one person.
 */
export const sendersPerNetwork = 5
/** One network may use at most 1 / `networksPerHour` of the hourly limit on confirmations. */
export const networksPerHour = 6
const maxNames = 10_000
const everyone = 'everyone'
const unknown = 'unknown'

type Limit = { name: string; max: number }

/** This limiter covers only its own process. The database counts the stored submissions of all processes. */
export function createLimiter({ perSender, inAll }: Limits, monotonicMs: () => number) {
  const calls = new Map<string, number[]>()
  const unstored = new Map<string, number[]>()

  function limitsOf({ hash, networkHash }: Sender, max: number): Limit[] {
    return [
      ...(hash === undefined ? [] : [{ name: hash, max }]),
      ...(networkHash === undefined || networkHash === hash
        ? []
        : [{ name: networkHash, max: max * sendersPerNetwork }]),
    ]
  }

  function take(timesOf: Map<string, number[]>, limits: Limit[]): () => void {
    const now = monotonicMs()
    for (const { name, max } of limits) {
      const times = timesOf.get(name) ?? []
      while (times[0] !== undefined && times[0] <= now - windowMs) times.shift()
      const waitMs = (times[0] ?? now) + windowMs - now
      if (times.length >= max) throw tooMany(waitMs / 1000, name === everyone)
    }
    const taken = limits.map(({ name }) => {
      const times = timesOf.get(name) ?? []
      times.push(now)
      // Move the sender to the end, because the first sender in the map is evicted.
      timesOf.delete(name)
      timesOf.set(name, times)
      const [oldest] = timesOf.keys()
      if (timesOf.size > maxNames && oldest !== undefined) timesOf.delete(oldest)
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
     * Runs before the body is read. Calls don't count toward the global limit, because one sender's rejected calls
     * could then lock everyone out. Throws the HttpError 'too_many'.
     */
    admitCall(sender: Sender): void {
      const own = limitsOf(sender, perSender * callsPerSubmission)
      take(calls, own.length > 0 ? own : [{ name: unknown, max: inAll * callsPerSubmission }])
    },

    /**
     * Counts a submission that is only emailed. Returns a function that undoes the count. Throws the HttpError
     * 'too_many'.
     */
    admitUnstored(sender: Sender): () => void {
      return take(unstored, [...limitsOf(sender, perSender), { name: everyone, max: inAll }])
    },
  }
}

export class LimitForAllError extends HttpError {}

/** @param retryAfterSeconds time until the sender may try again; fractions are rounded up */
export function tooMany(retryAfterSeconds: number, isForAll = false): HttpError {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds))
  return new (isForAll ? LimitForAllError : HttpError)(
    'too_many',
    'Too many requests were sent from here. Please wait a few minutes and try again.',
    { 'retry-after': String(seconds) },
  )
}
