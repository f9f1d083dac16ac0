import { GateClosed } from './gate.ts'

type Waiting = { bytes: number; enter: () => void }

/** A semaphore over `most` bytes; work that needs more runs alone. */
export function createByteBudget(most: number) {
  const line = new Set<Waiting>()
  let used = 0

  function admit() {
    for (const waiting of line) {
      if (used > 0 && used + waiting.bytes > most) return
      line.delete(waiting)
      used += waiting.bytes
      waiting.enter()
    }
  }

  return {
    isWanted: () => line.size > 0,

    /** Returns the idempotent release. Rejects with GateClosed after `maxWaitMs`. */
    enter(bytes: number, maxWaitMs: number): Promise<() => void> {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          line.delete(waiting)
          reject(new GateClosed('waited too long'))
        }, maxWaitMs)
        const waiting: Waiting = {
          bytes,
          enter: () => {
            clearTimeout(timer)
            let isInside = true
            resolve(() => {
              if (isInside) used -= bytes
              isInside = false
              admit()
            })
          },
        }
        line.add(waiting)
        admit()
      })
    },
  }
}
