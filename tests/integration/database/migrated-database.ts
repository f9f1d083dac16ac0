import { startDatabase } from '../../../scripts/local-stack/database/database.mjs'
import { freePort } from '../../../scripts/local-stack/ports.mjs'

let snapshot: Promise<Blob> | undefined

/** Creates an empty database with all migrations from a snapshot, which is much faster than migrating. */
export function migratedDatabase() {
  snapshot ??= takeSnapshot()
  return snapshot
}

async function takeSnapshot() {
  const database = await startDatabase({ port: await freePort() })
  try {
    return await database.snapshot()
  } finally {
    await database.stop()
  }
}
