export class GateClosed extends Error {
  override name = 'GateClosed'
}

export type Gate = <T>(maxWaitMs: number, work: () => Promise<T>) => Promise<T>

/** A semaphore of `most` places; rejects with GateClosed after `maxWaitMs`. */
export function createGate(most: number): Gate {
  const waiting = new Set<() => void>()
  let free = most

  function enter(maxWaitMs: number): Promise<void> {
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const proceed = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(proceed)
        reject(new GateClosed('waited too long'))
      }, maxWaitMs)
      waiting.add(proceed)
    })
  }

  function leave() {
    const [next] = waiting
    if (!next) {
      free += 1
      return
    }
    waiting.delete(next)
    next()
  }

  return async (maxWaitMs, work) => {
    await enter(maxWaitMs)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
