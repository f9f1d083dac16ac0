import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres } from '../../../scripts/find-postgres.mjs'
import { applyMigrations } from '../../../scripts/local-stack/database/migrations.mjs'
import { openDatabase } from '../../../supabase/functions/_shared/server/database.ts'
import { schemaProblem } from '../../../supabase/functions/deliver-outbox/schema-version.ts'
import { keep } from './database-for-tests.ts'
import { startTlsPostgres } from './tls-postgres.ts'

// This test needs a real PostgreSQL, because the embedded database has neither passwords nor TLS.
const bin = findPostgres()

describe.skipIf(!bin)('in PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startTlsPostgres>>
  let url: string

  beforeAll(async () => {
    server = await startTlsPostgres(bin ?? '')

    // A role that isn't a superuser applies the migrations, as on the hosted platform.
    const admin = openDatabase(server.url)
    await admin.query('create role migrator login createrole createdb')
    await admin.query('create role anon nologin')
    await admin.query('create role authenticated nologin')
    await admin.query('create role service_role nologin')
    await admin.query('alter database postgres owner to migrator')
    await admin.end()
    const migratorUrl = server.url.replace('//postgres@', '//migrator@')
    await applyMigrations(migratorUrl)
    const migrator = openDatabase(migratorUrl)
    await migrator.query(`alter role leads_app with login password 'secret of the role'`)
    await migrator.end()
    url = server.url.replace('//postgres@', `//leads_app:${encodeURIComponent('secret of the role')}@`)
  })
  afterAll(() => server?.stop())

  const isEncrypted = 'select ssl from pg_stat_ssl where pid = pg_backend_pid()'

  test('the leads_app role stores leads and reads the schema version, over TLS if the server offers it', async () => {
    const database = openDatabase(url)
    expect((await keep(database, { confirmationTo: 'ada@x.example' })).saved.kind).toBe('inserted')
    expect(await schemaProblem(database)).toBeUndefined()
    expect(await database.query(isEncrypted)).toEqual([{ ssl: true }])
    const plain = openDatabase(`${url}?sslmode=disable`)
    expect(await plain.query(isEncrypted)).toEqual([{ ssl: false }])
    await Promise.all([database.end(), plain.end()])
  })

  test.each([
    'create schema mine',
    'create table public.mine ()',
    'create role mine',
    'create database mine',
    'select * from pg_authid',
    `copy (select 1) to program 'true'`,
    'select * from supabase_migrations.schema_migrations',
  ])('the leads_app role may not run: %s', async (text) => {
    const database = openDatabase(url)
    await expect(database.query(text)).rejects.toMatchObject({ code: '42501' })
    await database.end()
  })
})
