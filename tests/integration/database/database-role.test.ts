import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres } from '../../../scripts/find-postgres.mjs'
import { applyMigrations } from '../../../scripts/local-stack/database/migrations.mjs'
import { openDatabase } from '../../../supabase/functions/_shared/server/database.ts'
import { missingMigrations } from '../../../supabase/functions/deliver-outbox/required-migrations.ts'
import { startPostgres } from '../../../tools/faults/servers/postgres-server.mjs'
import { keep } from './database-for-tests.ts'

// The embedded database knows neither passwords nor TLS.
const bin = findPostgres()

describe.skipIf(!bin)('on a real PostgreSQL, the role leads_app', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let url: string

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'leads-role-'))
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const subject = ['-subj', '/CN=localhost', '-nodes', '-keyout', key, '-out', certificate]
    expect(spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject]).status).toBe(0)
    chmodSync(folder, 0o777)
    if (process.getuid?.() === 0) spawnSync('chown', ['-R', 'postgres', folder])
    chmodSync(key, 0o600)
    const tls = ['ssl=on', `ssl_cert_file=${certificate}`, `ssl_key_file=${key}`]
    server = await startPostgres({ bin: bin ?? '', options: ['fsync=off', ...tls] })

    // As on the hosted platform, migrations are not applied by a superuser.
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
  }, 60_000)
  afterAll(() => server?.stop())

  test('stores leads, over TLS where the server offers it', async () => {
    const database = openDatabase(url)
    expect((await keep(database, { confirmationTo: 'ada@x.example' })).saved.kind).toBe('inserted')
    const [tls] = await database.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()')
    expect(tls).toEqual({ ssl: true })
    const plain = openDatabase(`${url}?sslmode=disable`)
    expect(await plain.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()')).toEqual([
      { ssl: false },
    ])
    const verified = openDatabase(`${url}?sslmode=verify-full`)
    await expect(verified.query('select 1')).rejects.toThrow(/certificate/)
    await Promise.all([database.end(), plain.end(), verified.end()])
  }, 20_000)

  test('sees which migrations are missing, from the one on that lets it', async () => {
    const [admin, database] = [openDatabase(server.url), openDatabase(url)]
    expect(await missingMigrations(database)).toEqual([])
    await admin.query('revoke usage on schema supabase_migrations from leads_app')
    expect((await missingMigrations(database))[0]).toBe('20261124000000_functions_read_history')
    await admin.query('grant usage on schema supabase_migrations to leads_app')
    await Promise.all([admin.end(), database.end()])
  })

  test.each([
    'create schema mine',
    'create table public.mine ()',
    'create role mine',
    'create database mine',
    'select * from pg_authid',
    `copy (select 1) to program 'true'`,
    'select * from supabase_migrations.schema_migrations',
  ])('may not: %s', async (text) => {
    const database = openDatabase(url)
    await expect(database.query(text)).rejects.toMatchObject({ code: '42501' })
    await database.end()
  })
})
