import { createByteBudget } from '../../_shared/server/byte-budget.ts'
import { createGate } from '../../_shared/server/gate.ts'
import { mostBytesWithFile } from './read-call.ts'

// A function has 256 MB. A body is in memory once while read, and twice more while its file is stored or sent.
const mostBytesAtOnce = 2 * mostBytesWithFile
/** Smaller bodies, those of messages, are not counted. */
const smallBytes = 32 * 1024
const maxWaitMs = 60_000

export type Room = {
  /** Idempotent. */
  leave: () => void
  isWanted: () => boolean
}

const noRoom: Room = { leave: () => undefined, isWanted: () => false }

/** Limits the memory of large bodies, one at a time for each sender: a slow one delays only itself. Rejects with GateClosed. */
export function createIntake() {
  const budget = createByteBudget(mostBytesAtOnce)
  const gates = new Map<string, { gate: ReturnType<typeof createGate>; users: number }>()

  return async <T>(request: Request, sender: string, work: (room: Room) => Promise<T>): Promise<T> => {
    const header = request.headers.get('content-length')
    // Without a Content-Length it may be any size.
    const announced = header === null ? mostBytesWithFile : Math.min(Number(header), mostBytesWithFile)
    if (announced <= smallBytes) return await work(noRoom)
    const own = gates.get(sender) ?? { gate: createGate(1), users: 0 }
    own.users += 1
    gates.set(sender, own)
    const { promise, resolve, reject } = withResolvers<T>()
    const inside = own.gate(maxWaitMs, async () => {
      const leaveBudget = await budget.enter(announced, maxWaitMs)
      const left = withResolvers<void>()
      const leave = () => {
        leaveBudget()
        left.resolve()
      }
      const isWanted = () => budget.isWanted() || own.users > 1
      resolve(work({ leave, isWanted }).finally(leave))
      await left.promise
    })
    inside.catch(reject).finally(() => {
      own.users -= 1
      if (own.users === 0) gates.delete(sender)
    })
    return await promise
  }
}

/** Promise.withResolvers is missing in the oldest supported runtime. */
function withResolvers<T>() {
  let resolve: (value: T | Promise<T>) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<T>((fulfill, fail) => {
    resolve = fulfill
    reject = fail
  })
  return { promise, resolve, reject }
}
