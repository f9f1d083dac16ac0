import { HttpError } from '../../_shared/http/answer.ts'
import type { Sender } from '../request/sender.ts'

export type Limits = {
  /** Accepted submissions in ten minutes: of one sender, of all together. */
  perSender: number
  inAll: number
  confirmationsPerHour: number
}

type Limit = { name: string; most: number }

const windowMs = 10 * 60 * 1000
// Calls for each allowed submission: some are refused or repeated.
const callsPerSubmission = 5
// A /48 holds 65,536 senders, all of which may be one person's.
const sendersPerNetwork = 5
const mostSenders = 5000
const everyone = 'everyone'
const unknown = 'unknown'

/** Counts in this process, before any costly work; the database counts for all processes. */
export function createLimiter({ perSender, inAll }: Limits, monotonicMs: () => number) {
  const calls = createWindows(monotonicMs)
  const submissions = createWindows(monotonicMs)
  const known = new Set<string>()
  const knownIds = new Set<string>()

  function limitsOf({ hash, networkHash }: Sender, most: number): Limit[] {
    return [
      ...(hash === undefined ? [] : [{ name: hash, most }]),
      ...(networkHash === undefined ? [] : [{ name: networkHash, most: most * sendersPerNetwork }]),
    ]
  }

  return {
    /**
     * Before the body is read. Calls never count for all together, because one sender's refused ones would then close the
     * forms for everyone. Throws the HttpError 'too_many'.
     */
    admitCall(sender: Sender): void {
      const own = limitsOf(sender, perSender * callsPerSubmission)
      calls.take(own.length > 0 ? own : [{ name: unknown, most: inAll * callsPerSubmission }])
    },

    /** Throws the HttpError 'too_many' if a submission with this id would be refused. */
    peek(id: string, sender: Sender): void {
      if (knownIds.has(id)) return
      submissions.check([...limitsOf(sender, perSender), { name: everyone, most: inAll }])
    },

    /** Counts the same content under the same id once. Returns how to undo it. Throws the HttpError 'too_many'. */
    admitSubmission(id: string, contentHash: string, sender: Sender): () => void {
      const key = `${id}:${contentHash}`
      if (known.has(key)) return () => undefined
      const undo = submissions.take([...limitsOf(sender, perSender), { name: everyone, most: inAll }])
      remember(known, key)
      remember(knownIds, id)
      return () => {
        undo()
        known.delete(key)
      }
    },
  }
}

function createWindows(monotonicMs: () => number) {
  const timesOf = new Map<string, number[]>()

  return {
    /** Throws if one of the limits is reached. */
    check,

    /** Counts for each of the limits, or throws if one of them is reached. Returns how to undo it. */
    take(limits: Limit[]): () => void {
      check(limits)
      const now = monotonicMs()
      const taken = limits.map(({ name }) => {
        const times = timesOf.get(name) ?? []
        times.push(now)
        // Moved to the end, so that the latest sender is evicted last.
        timesOf.delete(name)
        timesOf.set(name, times)
        forgetOldest(timesOf)
        return times
      })
      return () => {
        for (const times of taken) {
          const at = times.indexOf(now)
          if (at >= 0) times.splice(at, 1)
        }
      }
    },
  }

  function check(limits: Limit[]) {
    const now = monotonicMs()
    for (const { name, most } of limits) {
      const times = timesOf.get(name) ?? []
      while (times[0] !== undefined && times[0] <= now - windowMs) times.shift()
      const waitMs = (times[0] ?? now) + windowMs - now
      if (times.length >= most) throw tooMany(waitMs / 1000, name === everyone)
    }
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

function remember(entries: Set<string>, entry: string) {
  entries.add(entry)
  forgetOldest(entries)
}

function forgetOldest(entries: Map<string, unknown> | Set<string>) {
  const [oldest] = entries.keys()
  if (entries.size > mostSenders && oldest !== undefined) entries.delete(oldest)
}
