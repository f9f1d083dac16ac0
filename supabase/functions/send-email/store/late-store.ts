import type { Entry, Ports } from '../ports.ts'

const mostBytes = 12 * 1024 * 1024
const messageBytes = 4 * 1024
const firstWaitMs = 2000
const longestWaitMs = 60_000

/** 'refused' if the database answered and did not take this entry: it takes others. */
export type LateResult = 'done' | 'refused' | 'unavailable'

/** Stores what was accepted while it could not be stored, once it can be, if this process is still alive. */
export function createLateStore(
  { later }: Pick<Ports, 'later'>,
  store: (entry: Entry) => Promise<LateResult>,
) {
  // With their sizes: a file is freed once it is stored.
  const waiting = new Map<Entry, number>()
  let waitingBytes = 0
  let isPlanned = false

  /** One round at a time: two would store an entry twice. */
  function plan(waitMs: number) {
    isPlanned = true
    later(waitMs, async () => {
      for (const [entry, bytes] of waiting) {
        const result = await store(entry)
        if (result === 'unavailable') break
        if (result === 'refused') continue
        waiting.delete(entry)
        waitingBytes -= bytes
      }
      isPlanned = false
      if (waiting.size > 0) plan(Math.min(waitMs * 2, longestWaitMs))
    })
  }

  /** Entries beyond the limit are dropped; all of them were emailed. */
  return (entry: Entry): void => {
    const bytes = sizeOf(entry)
    if (waitingBytes + bytes > mostBytes) return
    waiting.set(entry, bytes)
    waitingBytes += bytes
    if (!isPlanned) plan(firstWaitMs)
  }
}

function sizeOf({ submission }: Entry): number {
  return messageBytes + (submission.attachment?.content.byteLength ?? 0)
}
