import { HttpError } from '../_shared/http/answer.ts'

export type Limits = {
  /** Accepted submissions in ten minutes: of one sender, and of all together. */
  perSender: number
  inAll: number
  /** Confirmations to applicants in an hour, of all together. */
  confirmationsPerHour: number
}

const windowMs = 10 * 60 * 1000
// A sender may also be refused, or send something again: so many calls for each submission that is allowed.
const callsPerSubmission = 5
const mostSenders = 5000
const everyone = 'everyone'

/**
 * What one process counts before it does anything costly, with or without a database. The database counts for all
 * processes together. `monotonicMs` is a clock that only grows.
 */
export function createLimiter({ perSender, inAll }: Limits, monotonicMs: () => number) {
  const calls = createWindows(monotonicMs)
  const submissions = createWindows(monotonicMs)
  const known = new Set<string>()
  const knownIds = new Set<string>()

  return {
    /** Counts one call, before its body is read. Throws the HttpError 'too_many'. */
    admitCall(sender: string | undefined): void {
      if (sender !== undefined) calls.take(sender, perSender * callsPerSubmission)
      calls.take(everyone, inAll * callsPerSubmission)
    },

    /** Throws the HttpError 'too_many' where a submission of this id would be refused, before it costs anything. */
    peek(id: string, sender: string | undefined): void {
      if (knownIds.has(id)) return
      if (sender !== undefined) submissions.check(sender, perSender)
      submissions.check(everyone, inAll)
    },

    /**
     * Counts one submission before it is stored or sent. Answers how to take that back, for one that was not
     * accepted. The same content under the same id is counted once. Throws the HttpError 'too_many'.
     */
    admitSubmission(id: string, contentHash: string, sender: string | undefined): () => void {
      const key = `${id}:${contentHash}`
      if (known.has(key)) return () => undefined
      const undoSender = sender === undefined ? () => undefined : submissions.take(sender, perSender)
      const undoEveryone = submissions.take(everyone, inAll, undoSender)
      remember(known, key)
      remember(knownIds, id)
      return () => {
        undoSender()
        undoEveryone()
        known.delete(key)
      }
    },
  }
}

/** Counts by name over the last ten minutes. */
function createWindows(monotonicMs: () => number) {
  const timesOf = new Map<string, number[]>()

  return {
    /** Throws where there are `most` already. */
    check,

    /** Counts one more, and answers how to take it back. Throws where there are `most` already. */
    take(name: string, most: number, undo?: () => void): () => void {
      try {
        check(name, most)
      } catch (error) {
        undo?.()
        throw error
      }
      const now = monotonicMs()
      const times = timesOf.get(name) ?? []
      times.push(now)
      // Moved to the end, so that the most recent sender is forgotten last.
      timesOf.delete(name)
      timesOf.set(name, times)
      forgetOldest(timesOf)
      return () => {
        const at = times.indexOf(now)
        if (at >= 0) times.splice(at, 1)
      }
    },
  }

  function check(name: string, most: number) {
    const now = monotonicMs()
    const times = timesOf.get(name) ?? []
    while (times[0] !== undefined && times[0] <= now - windowMs) times.shift()
    if (times.length >= most) throw tooMany(((times[0] ?? now) + windowMs - now) / 1000)
  }
}

/** @param retryAfterSeconds until the sender may try again; rounded up. */
export function tooMany(retryAfterSeconds: number): HttpError {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds))
  return new HttpError(
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
