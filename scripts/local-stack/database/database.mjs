import { mkdir } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { applyMigrations } from './migrations.mjs'

export { applyMigrations }

/**
 * Starts the embedded Postgres, with all migrations applied; in memory without `dataDir`. With `snapshot` it begins with
 * what another one contained.
 * @param {{ port: number, dataDir?: string | undefined, snapshot?: Blob | undefined }} options
 */
export async function startDatabase({ port, dataDir, snapshot }) {
  if (dataDir) await mkdir(dataDir, { recursive: true })
  const db = await PGlite.create({ ...(dataDir && { dataDir }), ...(snapshot && { loadDataDir: snapshot }) })
  const server = new PGLiteSocketServer({ db, port, host: '127.0.0.1', maxConnections: 50 })
  await server.start()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`

  /** @type {Promise<void> | undefined} */
  let stopped
  const stop = () => {
    stopped ??= server.stop().then(() => db.close())
    return stopped
  }
  try {
    await applyMigrations(url)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop, snapshot: () => db.dumpDataDir('none') }
}
