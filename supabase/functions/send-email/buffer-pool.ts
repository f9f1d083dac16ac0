import { HttpError } from '../_shared/http/answer.ts'

const longestWaitMs = 60_000

const bufferOf = (bytes: number) => new Uint8Array(bytes)

/** Derived from `bufferOf`, because Uint8Array has no type parameter in Deno 2.1.4. */
export type Buffer = ReturnType<typeof bufferOf>

/**
 * Lends buffers to large bodies in order of arrival. Buffers are allocated once, because the platform has 256 MB and V8
 * collects arrays of this size late.
 */
export function createBufferPool(size: number, bytes: number) {
  const free = Array.from({ length: size }, () => bufferOf(bytes))
  const waiting: Array<(buffer: Buffer) => void> = []
  return {
    isAwaited: () => waiting.length > 0,

    /** Throws the HttpError 'unavailable' if no buffer is free within a minute. */
    take(): Promise<Buffer> {
      const buffer = free.pop()
      if (buffer) return Promise.resolve(buffer)
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          waiting.splice(waiting.indexOf(next), 1)
          reject(new HttpError('unavailable', 'Too much is arriving at once. Please try again in a minute.'))
        }
        const timer = setTimeout(giveUp, longestWaitMs)
        const next = (given: Buffer) => {
          clearTimeout(timer)
          resolve(given)
        }
        waiting.push(next)
      })
    },

    giveBack(buffer: Buffer) {
      const next = waiting.shift()
      if (next) next(buffer)
      else free.push(buffer)
    },
  }
}

export type BufferPool = ReturnType<typeof createBufferPool>
