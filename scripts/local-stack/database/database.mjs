import { mkdir, rename } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { applyMigrations, OtherCheckoutError } from './migrations.mjs'

export { applyMigrations }

/**
 * Starts the embedded PostgreSQL and applies all migrations. Without `dataDir`, the data is kept in memory. `snapshot`
 * is the initial content. If the database in `dataDir` has migrations that this checkout lacks, its folder is renamed
 * and an empty database is used.
 * @param {{ port: number, dataDir?: string | undefined, snapshot?: Blob | undefined, report?: (line: string) => void }} options
 */
export async function startDatabase({ port, dataDir, snapshot, report = console.log }) {
  const server = await startServer({ port, dataDir, snapshot })
  try {
    await applyMigrations(server.url)
    return server
  } catch (error) {
    await server.stop()
    if (!dataDir || !(error instanceof OtherCheckoutError)) throw error
    const aside = `${dataDir}-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}`
    await rename(dataDir, aside)
    report(
      `The local database was made by another version of this project. It is kept in ${aside}, and an empty one is used. ` +
        `To read it, check that version out and move the folder back to ${dataDir}.`,
    )
    return startDatabase({ port, dataDir, report })
  }
}

/** @param {{ port: number, dataDir: string | undefined, snapshot: Blob | undefined }} options */
async function startServer({ port, dataDir, snapshot }) {
  if (dataDir) {
    await mkdir(dataDir, { recursive: true }).catch(({ message }) => {
      throw new Error(`LOCAL_DATA_DIR must be a folder that can be written: ${message}`)
    })
  }
  const db = await PGlite.create({ ...(dataDir && { dataDir }), ...(snapshot && { loadDataDir: snapshot }) })
  keepQueriesWhole(db)
  const server = new PGLiteSocketServer({ db, port, host: '127.0.0.1', maxConnections: 50 })
  await server.start()
  /** @type {Promise<void> | undefined} */
  let stopped
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      stopped ??= server.stop().then(() => db.close())
      return stopped
    },
    snapshot: () => db.dumpDataDir('none'),
  }
}

/**
 * All connections share one session. The socket server may switch to another connection in the middle of a query with
 * parameters, and then run the wrong query (electric-sql/pglite issue 1046). It doesn't switch inside a transaction, so
 * this function makes the database report an open transaction until the query's last message, Sync.
 * @param {PGlite} db
 */
function keepQueriesWhole(db) {
  const { execProtocolRawStream, isInTransaction } = db
  let isInQuery = false
  db.execProtocolRawStream = (message, options) => {
    // Parse, Bind, Describe, Execute, Close and Flush belong to a query with parameters.
    isInQuery = 'PBDECH'.includes(String.fromCharCode(message[0] ?? 0))
    return execProtocolRawStream.call(db, message, options)
  }
  db.isInTransaction = () => isInQuery || isInTransaction.call(db)
}
