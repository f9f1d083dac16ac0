import { HttpError } from '../../_shared/http/answer.ts'

export type Limits = {
  /** Accepted submissions in ten minutes: of one sender, of all together. */
  perSender: number
  inAll: number
  confirmationsPerHour: number
}

const windowMs = 10 * 60 * 1000
// Calls for each allowed submission: some are refused or repeated.
const callsPerSubmission = 5
const mostSenders = 5000
const everyone = 'everyone'

/** Counts in this process, before any costly work; the database counts for all processes. */
export function createLimiter({ perSender, inAll }: Limits, monotonicMs: () => number) {
  const calls = createWindows(monotonicMs)
  const submissions = createWindows(monotonicMs)
  const known = new Set<string>()
  const knownIds = new Set<string>()

  return {
    /** Before the body is read. Throws the HttpError 'too_many'. */
    admitCall(sender: string | undefined): void {
      if (sender !== undefined) calls.take(sender, perSender * callsPerSubmission)
      calls.take(everyone, inAll * callsPerSubmission)
    },

    /** Throws the HttpError 'too_many' if a submission with this id would be refused. */
    peek(id: string, sender: string | undefined): void {
      if (knownIds.has(id)) return
      if (sender !== undefined) submissions.check(sender, perSender)
      submissions.check(everyone, inAll)
    },

    /** Counts the same content under the same id once. Returns how to undo it. Throws the HttpError 'too_many'. */
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

function createWindows(monotonicMs: () => number) {
  const timesOf = new Map<string, number[]>()

  return {
    /** Throws if there are `most` already. */
    check,

    /** Returns how to undo it. Throws if there are `most` already. */
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
      // Moved to the end, so that the latest sender is evicted last.
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
