import pg from 'pg'
import { expect, test } from 'vitest'
import { startDatabase } from '../../../scripts/local-stack/database/database.mjs'
import { freePort } from '../../../scripts/local-stack/ports.mjs'
import { migratedDatabase } from './migrated-database.ts'

test('each connection to the local database gets the result of its own query', async () => {
  const database = await startDatabase({ port: await freePort(), snapshot: await migratedDatabase() })
  const pool = new pg.Pool({ connectionString: database.url, max: 5 })
  const result = async (text: string, value: unknown) =>
    Object.values((await pool.query(text, [value])).rows[0])
  // A long value arrives in several parts, so other connections' queries arrive between them.
  const lengths = Array.from({ length: 20 }, (_, index) => 1_000_000 + index)
  const results = await Promise.all(
    lengths.map((length) =>
      Promise.all([
        result('select length($1::text)', 'x'.repeat(length)),
        result('select $1::text || 0', String(length)),
      ]),
    ),
  )
  expect(results).toEqual(lengths.map((length) => [[length], [`${length}0`]]))

  const leaving = new pg.Client(database.url)
  await leaving.connect()
  leaving.query('select length($1::text)', ['x'.repeat(1_000_000)]).catch(() => undefined)
  await leaving.end()
  expect(await result('select $1::int', 1), 'after a connection ends in the middle of a query').toEqual([1])
  await pool.end()
  await database.stop()
})
