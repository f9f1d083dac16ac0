import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { applyMigrations, startDatabase } from '../../../scripts/local-stack/database/database.mjs'
import { freePort } from '../../../scripts/local-stack/ports.mjs'
import { openDatabase } from '../../../supabase/functions/_shared/server/database.ts'
import { openTestDatabase } from './database-for-tests.ts'

const { url } = await openTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'local-database-'))
const dataDir = join(folder, 'database')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function query(url: string, text: string) {
  const database = openDatabase(url)
  return database.query(text).finally(database.end)
}

async function running(dir: string, work: (url: string) => Promise<unknown>) {
  const said: string[] = []
  const report = (line: string) => said.push(line)
  const database = await startDatabase({ port: await freePort(), dataDir: dir, report })
  await work(database.url).finally(database.stop)
  return said
}

test('a local database from another checkout is set aside with its leads, and a new one is used', async () => {
  // The first migration had this version before November 27, 2026.
  const age = `update supabase_migrations.schema_migrations set version = '20261121000000'`
  const addLead = `insert into leads.submissions (id, form, fields) values (gen_random_uuid(), 'contact', '{}')`
  await running(dataDir, async (url) => {
    await query(url, addLead)
    await query(url, age)
    await expect(applyMigrations(url)).rejects.toThrow(
      /migrations of another checkout .*\(20261121000000\)\. Use an empty database/,
    )
  })

  const said = await running(dataDir, async (url) => {
    expect(await query(url, 'select from leads.submissions')).toEqual([])
  })
  const [aside = ''] = readdirSync(folder).filter((name) => name !== 'database')
  expect(said).toEqual([
    expect.stringContaining(`It is kept in ${join(folder, aside)}, and an empty one is used`),
  ])

  const { PGlite } = await import('@electric-sql/pglite')
  const old = await PGlite.create(join(folder, aside))
  expect((await old.query('select from leads.submissions')).rows).toHaveLength(1)
  await old.close()
})

test('each connection to the local database gets the result of its own query', async () => {
  const pool = new pg.Pool({ connectionString: url, max: 5 })
  const result = async (text: string, value: unknown) =>
    Object.values((await pool.query(text, [value])).rows[0])
  // A long value arrives in several parts, with other connections' queries in between.
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

  const leaving = new pg.Client(url)
  await leaving.connect()
  leaving.query('select length($1::text)', ['x'.repeat(1_000_000)]).catch(() => undefined)
  await leaving.end()
  expect(await result('select $1::int', 1), 'after a connection ends in the middle of a query').toEqual([1])
  await pool.end()
})
