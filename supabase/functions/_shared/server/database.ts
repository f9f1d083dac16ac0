import pg from 'pg'

// biome-ignore lint/suspicious/noExplicitAny: rows have the columns of the statement
export type Query = <Row = any>(text: string, values?: unknown[]) => Promise<Row[]>

export type Database = {
  /** Transactions with the same lock run one after another. */
  transaction<T>(work: (query: Query) => Promise<T>, lock?: bigint): Promise<T>
  query: Query
  end(): Promise<void>
}

/** Options of pg's Pool. Times are in milliseconds. */
const limits = {
  max: 3,
  // This also limits the wait for a free connection, so it must be longer than query_timeout.
  connectionTimeoutMillis: 4800,
  idleTimeoutMillis: 20_000,
  // Each statement needs a time limit, because an unresponsive connection may never report an error.
  query_timeout: 4000,
}

// Clients of a pooler share sessions, so these settings must apply to only one transaction.
const begin = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'].reduce(
  (text, name) => `${text}; set local ${name} = ${limits.query_timeout}`,
  'begin',
)

/**
 * Works with transaction poolers, because it uses no named statements or session state. Work on a lost connection is
 * repeated once, so it must be safe to repeat.
 * @param ca the CA certificate for the server, in PEM format
 */
export function openDatabase(url: string, ca?: string): Database {
  let isTlsOffered = true
  let pool = createPool(url, isTlsOffered, ca)

  async function run<T>(work: (client: pg.PoolClient) => Promise<T>, isRepeated = false): Promise<T> {
    const used = pool
    let client: pg.PoolClient | undefined
    try {
      client = await used.connect()
      const result = await work(client)
      client.release()
      return result
    } catch (error) {
      // Close the connection without a rollback statement, because the server rolls back anyway.
      client?.release(true)
      // Don't wait twice for a server that doesn't accept connections, unless the pool has been replaced meanwhile.
      const isHopeless = !client && pool === used && error instanceof Error && /timeout/.test(error.message)
      if (isRepeated || isHopeless || !isLost(error)) throw withCode(error)
      if (isWithoutTls(error)) isTlsOffered = false
      // If one connection is unresponsive, the others may be too, so replace the pool. The old pool closes its
      // connections once they are idle.
      if (pool === used) pool = createPool(url, isTlsOffered, ca)
      return await run(work, true)
    }
  }

  return {
    query: (text, values) => run((client) => queryOn(client)(text, values)),
    transaction: (work, lock) =>
      run(async (client) => {
        await client.query(lock === undefined ? begin : `${begin}; select pg_advisory_xact_lock(${lock})`)
        const result = await work(queryOn(client))
        await client.query('commit')
        return result
      }),
    end: () => pool.end(),
  }
}

/**
 * `sslmode` in the URL works as in libpq; if it's missing, TLS is used when the server offers it. With `ca`, the server
 * is verified in every mode except "disable". Deno 2.1 verifies the server even without `ca`.
 */
function createPool(url: string, isTlsOffered: boolean, ca: string | undefined): pg.Pool {
  const address = new URL(url)
  const mode = address.searchParams.get('sslmode') ?? 'prefer'
  const isVerified = ca !== undefined && mode !== 'disable'
  if (isVerified) address.searchParams.delete('sslmode')
  else {
    address.searchParams.set('sslmode', mode === 'prefer' && !isTlsOffered ? 'disable' : mode)
    address.searchParams.set('uselibpqcompat', 'true')
  }
  const pool = new pg.Pool({
    connectionString: address.href,
    ...(isVerified && { ssl: { ca } }),
    application_name: 'leads',
    keepAlive: true,
    ...limits,
  })
  // Without listeners, a lost connection would end the process. The next statement on that connection rejects anyway.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

function queryOn(client: pg.PoolClient): Query {
  return async (text, values) => (await client.query(text, values)).rows as never
}

/** Returns the SQLSTATE of a database error, such as 23514. Returns undefined for system error codes such as EPIPE. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const { code } = error
  return typeof code === 'string' && /^(?:\d[\dA-Z]|F0|HV|P0|XX)[\dA-Z]{3}$/.test(code) ? code : undefined
}

const isInClass = (error: unknown, ...classes: string[]) =>
  classes.includes(sqlStateOf(error)?.slice(0, 2) ?? '')

/** The server works but can't read its data, because of an I/O error or an internal error such as corruption. */
export const isUnreadable = (error: unknown) => isInClass(error, '58', 'XX')

/**
 * Returns true if the database rejected our SQL or our data, so the code must be fixed. Returns false for a missing
 * privilege (42501), because an operator can grant it.
 */
export const isBug = (error: unknown) => sqlStateOf(error) !== '42501' && isInClass(error, '22', '23', '42')

/**
 * Returns true if the connection is closed or unresponsive, in which case another connection may work. Returns false
 * for errors in our own code.
 */
function isLost(error: unknown): error is Error {
  if (sqlStateOf(error) !== undefined) return isInClass(error, '08', '57')
  return (
    error instanceof Error &&
    ('code' in error || /connect|timeout|terminated|closed|SSL/i.test(error.message))
  )
}

/**
 * Gives pg's own errors a code for the logs. All certificate errors get the same code, because Node has many codes for
 * them, but Deno 2.1 has none.
 */
function withCode(error: unknown): unknown {
  if (error instanceof Error && sqlStateOf(error) === undefined && /certificate/i.test(error.message)) {
    return Object.assign(error, { code: 'certificate not trusted: see DATABASE_CA' })
  }
  return isLost(error) && !('code' in error) ? Object.assign(error, { code: error.message }) : error
}

const isWithoutTls = (error: unknown) => error instanceof Error && /does not support SSL/.test(error.message)
