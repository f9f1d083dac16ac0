import { type Connection, createConnections } from './connections.ts'
import { isClosed, isLost, isTimeout } from './database-errors.ts'
import { createGate } from './gate.ts'
import { within } from './within.ts'

// biome-ignore lint/suspicious/noExplicitAny: rows have the columns of the statement
export type Query = <Row = any>(text: string, values?: unknown[]) => Promise<Row[]>

export type Options = {
  /** Including the wait for a connection. */
  limitMs?: number
  /** Transactions with the same lock run one after the other. */
  lock?: bigint
}

export type Database = {
  /** Retried on a new connection if the connection is lost, within the limit. */
  transaction<T>(work: (query: Query) => Promise<T>, options?: Options): Promise<T>
  query: Query
  end(): Promise<void>
}

const mostConnections = 3
const usualLimitMs = 6000
// A closed connection costs no time, so it is replaced a few times.
const mostAttempts = 6
const pauseMs = 50
// After a timeout the next calls wait less than the whole limit.
const distrustMs = 5000
const usualDistrustedLimitMs = 1500

/**
 * For transaction poolers: no named statements, no session state, no startup parameters. Every call ends within its
 * limit, also on silent connections.
 */
export function openDatabase(url: string, { distrustedLimitMs = usualDistrustedLimitMs } = {}): Database {
  const connections = createConnections(url)
  const gate = createGate(mostConnections)
  let distrustedUntil = 0

  function run<T>(work: (connection: Connection) => Promise<T>, limitMs: number): Promise<T> {
    const isDistrusted = performance.now() < distrustedUntil
    const limit = isDistrusted ? Math.min(limitMs, distrustedLimitMs) : limitMs
    const endMs = performance.now() + limit
    return gate(limit, () => attemptUntil(endMs, work, isDistrusted ? 1 : mostAttempts))
  }

  /** The first attempt may take half of the time: its connection may be silent. */
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

/** For the transaction only: a pooler reuses the session. */
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
