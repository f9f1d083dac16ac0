import { type Connection, createConnections } from './connections.ts'
import { isClosed, isLost } from './database-errors.ts'
import { createGate } from './gate.ts'
import { within } from './within.ts'

// biome-ignore lint/suspicious/noExplicitAny: rows are what the statement selects
export type Query = <Row = any>(text: string, values?: unknown[]) => Promise<Row[]>

export type Options = {
  /** For the whole of it, waiting for a connection included. */
  limitMs?: number
  /** Transactions with the same number run one after the other. */
  lock?: bigint
}

export type Database = {
  /** One short transaction. A lost connection is replaced and the work done once more, within the limit. */
  transaction<T>(work: (query: Query) => Promise<T>, options?: Options): Promise<T>
  /** One statement, with the same guarantees. */
  query: Query
  end(): Promise<void>
}

const mostConnections = 3
const usualLimitMs = 6000
// A connection that is closed under the work costs no time, so it is replaced a few times.
const mostAttempts = 6
const pauseMs = 50
// After a silent database the next calls do not wait the whole limit for it.
const distrustMs = 5000
const distrustedLimitMs = 1500

/**
 * A database reached through short transactions, as a transaction pooler needs it: no named statements, nothing bound
 * to a session, no start-up parameters. Every call ends within its limit, also on connections that fell silent.
 */
export function openDatabase(url: string): Database {
  const connections = createConnections(url)
  const gate = createGate(mostConnections)
  let distrustedUntil = 0

  function run<T>(work: (connection: Connection) => Promise<T>, limitMs: number): Promise<T> {
    const isDistrusted = performance.now() < distrustedUntil
    const limit = isDistrusted ? Math.min(limitMs, distrustedLimitMs) : limitMs
    const endMs = performance.now() + limit
    return gate(limit, () => attemptUntil(endMs, work, isDistrusted ? 1 : mostAttempts))
  }

  /** The first attempt may use half of the time: what it meets may be a connection that fell silent. */
  async function attemptUntil<T>(
    endMs: number,
    work: (connection: Connection) => Promise<T>,
    most: number,
  ): Promise<T> {
    for (let attempts = 1; ; attempts += 1) {
      const leftMs = endMs - performance.now()
      try {
        return await attempt(work, attempts === 1 && most > 1 ? leftMs / 2 : leftMs)
      } catch (error) {
        if (!isLost(error)) throw error
        connections.closeIdle()
        const isLast = attempts >= (isClosed(error) ? most : Math.min(most, 2))
        if (isLast || performance.now() + pauseMs > endMs) {
          if (isTimeout(error)) distrustedUntil = performance.now() + distrustMs
          throw error
        }
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    }
  }

  async function attempt<T>(work: (connection: Connection) => Promise<T>, limitMs: number): Promise<T> {
    const endMs = performance.now() + limitMs
    const connection = await connections.take(limitMs)
    try {
      const result = await within(Math.max(1, endMs - performance.now()), work(connection))
      connections.giveBack(connection)
      return result
    } catch (error) {
      if (isLost(error)) connections.close(connection)
      else await giveBackClean(connection)
      throw error
    }
  }

  async function giveBackClean(connection: Connection) {
    await within(1000, connection.query('rollback')).then(
      () => connections.giveBack(connection),
      () => connections.close(connection),
    )
  }

  return {
    transaction: (work, { limitMs = usualLimitMs, lock } = {}) =>
      run(async (connection) => {
        await connection.query(begin(limitMs, lock))
        const result = await work(queryOn(connection))
        await connection.query('commit')
        return result
      }, limitMs),
    query: (text, values) => run((connection) => queryOn(connection)(text, values), usualLimitMs),
    end: async () => connections.closeIdle(),
  }
}

/** Settings of the transaction alone: a pooler hands the session on to someone else. */
function begin(limitMs: number, lock: bigint | undefined): string {
  const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  return [
    'begin',
    ...settings.map((name) => `set local ${name} = ${Math.ceil(limitMs)}`),
    ...(lock === undefined ? [] : [`select pg_advisory_xact_lock(${lock})`]),
  ].join('; ')
}

function queryOn(connection: Connection): Query {
  return async (text, values) => (await connection.query(text, values)).rows as never
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}
