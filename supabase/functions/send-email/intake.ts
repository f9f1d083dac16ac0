import { createByteBudget } from '../_shared/server/byte-budget.ts'
import { createGate } from '../_shared/server/gate.ts'
import { mostBytesWithFile } from './read-call.ts'

// A function has 256 MB. A body is in memory once while it is read, and twice more while its file is stored or sent.
const mostBytesAtOnce = 2 * mostBytesWithFile
/** Bodies of messages; they cost too little to be counted. */
const smallBytes = 32 * 1024
const maxWaitMs = 60_000

/** The memory that a body takes up. */
export type Room = {
  /** Gives it to the next one; may be called more than once. */
  leave: () => void
  /** Whether someone waits for it. */
  isWanted: () => boolean
}

const noRoom: Room = { leave: () => undefined, isWanted: () => false }

/**
 * Lets large bodies in while there is memory for them, one of each sender at a time: a slow sender delays only itself. The work leaves early, once it needs its body no longer. Rejects with GateClosed.
 */
export function createIntake() {
  const budget = createByteBudget(mostBytesAtOnce)
  const gates = new Map<string, { gate: ReturnType<typeof createGate>; users: number }>()

  return async <T>(request: Request, sender: string, work: (room: Room) => Promise<T>): Promise<T> => {
    const header = request.headers.get('content-length')
    // Without a length it may be anything.
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

/** Promise.withResolvers, which the oldest runtime that checks this code does not know. */
function withResolvers<T>() {
  let resolve: (value: T | Promise<T>) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<T>((fulfill, fail) => {
    resolve = fulfill
    reject = fail
  })
  return { promise, resolve, reject }
}
