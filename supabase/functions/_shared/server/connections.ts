import pg from 'pg'
import { type TlsOptions, tlsFor } from './tls.ts'
import { within } from './within.ts'

export type Connection = pg.Client

const connectLimitMs = 3000
const idleLimitMs = 20_000

/** A pool. A lost connection is never reused, and its loss is never an uncaught error. */
export function createConnections(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const idle = new Map<Connection, ReturnType<typeof setTimeout>>()
  let tls: Promise<TlsOptions> | undefined

  async function open(limitMs: number): Promise<Connection> {
    tls ??= tlsFor(url, limitMs)
    try {
      const client = new pg.Client({
        connectionString: withoutSslMode(url),
        ssl: await tls,
        // Only closes the socket: the error that counts is the one of within().
        connectionTimeoutMillis: limitMs + 100,
        keepAlive: true,
        application_name: 'leads',
      })
      client.on('error', () => forget(client))
      client.on('end', () => forget(client))
      await within(limitMs, client.connect())
      return client
    } catch (error) {
      // The server's TLS support may have changed.
      tls = undefined
      throw error
    }
  }

  function forget(client: Connection) {
    clearTimeout(idle.get(client))
    idle.delete(client)
  }

  function close(client: Connection) {
    forget(client)
    client.end().catch(() => undefined)
  }

  return {
    async take(limitMs: number): Promise<Connection> {
      const [client] = [...idle.keys()].reverse()
      if (!client) return await open(Math.min(limitMs, connectLimitMs))
      forget(client)
      return client
    },
    giveBack(client: Connection) {
      const timer = setTimeout(() => close(client), idleLimitMs)
      idle.set(client, timer)
    },
    close,
    /** Idle ones too: what silenced one connection has often silenced all. */
    closeIdle() {
      for (const client of [...idle.keys()]) close(client)
    },
  }
}

function withoutSslMode(url: URL): string {
  const copy = new URL(url)
  copy.searchParams.delete('sslmode')
  return copy.href
}
