import type { Entry, Ports } from '../ports.ts'

const mostBytes = 12 * 1024 * 1024
const messageBytes = 4 * 1024
const firstWaitMs = 2000
const longestWaitMs = 60_000

/** Stores what was accepted during a database outage once it is over, if this process is still alive. */
export function createLateStore({ later }: Pick<Ports, 'later'>, store: (entry: Entry) => Promise<boolean>) {
  const waiting: Entry[] = []
  let waitingBytes = 0
  let isPlanned = false

  /** One round at a time: two would store an entry twice. */
  function plan(waitMs: number) {
    isPlanned = true
    later(waitMs, async () => {
      for (let [first] = waiting; first && (await store(first)); [first] = waiting) {
        waiting.shift()
        waitingBytes -= sizeOf(first)
      }
      isPlanned = false
      if (waiting.length > 0) plan(Math.min(waitMs * 2, longestWaitMs))
    })
  }

  /** Entries beyond the limit are dropped; all of them were emailed. */
  return (entry: Entry): void => {
    if (waitingBytes + sizeOf(entry) > mostBytes) return
    waiting.push(entry)
    waitingBytes += sizeOf(entry)
    if (!isPlanned) plan(firstWaitMs)
  }
}

function sizeOf({ submission }: Entry): number {
  return messageBytes + (submission.attachment?.content.byteLength ?? 0)
}
