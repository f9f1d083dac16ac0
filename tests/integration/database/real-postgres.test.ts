import { execFileSync, execSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres } from '../../../scripts/find-postgres.mjs'
import { applyMigrations } from '../../../scripts/local-stack/database/migrations.mjs'
import { openDatabase } from '../../../supabase/functions/_shared/server/database.ts'
import { schemaProblem } from '../../../supabase/functions/deliver-outbox/schema-version.ts'
import { startPostgres } from '../../../tools/faults/servers/postgres-server.mjs'
import { keep } from './database-for-tests.ts'

// These tests need a real PostgreSQL, because the embedded database has neither passwords nor TLS.
const bin = findPostgres()
// `npm run test:edge-runtime` passes the Deno release that Supabase's edge runtime is based on.
const deno = (process.env.EDGE_DENO ?? 'node_modules/.bin/deno').split(' ')
const verifiesAlways = process.env.EDGE_DENO !== undefined
const probeFile = 'tests/integration/database/tls-probe.ts'
const notTrusted = 'certificate not trusted: see DATABASE_CA'

/** Creates a private certificate authority, as the hosted platform has, and a server certificate from it. */
function createCertificates() {
  const folder = mkdtempSync(join(tmpdir(), 'leads-tls-'))
  execSync(
    `set -e
    openssl req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.pem -subj '/CN=Test CA'
    openssl req -newkey rsa:2048 -nodes -keyout key.pem -out request -subj /CN=localhost
    echo subjectAltName=DNS:localhost > names
    openssl x509 -req -in request -CA ca.pem -CAkey ca.key -CAcreateserial -extfile names -out cert.pem`,
    { cwd: folder, stdio: 'pipe' },
  )
  chmodSync(folder, 0o777)
  if (process.getuid?.() === 0) spawnSync('chown', ['-R', 'postgres', folder])
  chmodSync(join(folder, 'key.pem'), 0o600)
  return { folder, ca: readFileSync(join(folder, 'ca.pem'), 'utf8') }
}

describe.skipIf(!bin)(`the functions can use PostgreSQL (${deno.join(' ')})`, () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let certificates: ReturnType<typeof createCertificates>
  const urlOf = (user: string) => server.url.replace('postgres@127.0.0.1', `${user}@localhost`)
  const appUrl = () => urlOf(`leads_app:${encodeURIComponent('secret of the role')}`)

  beforeAll(async () => {
    certificates = createCertificates()
    const { folder } = certificates
    const files = [`ssl_cert_file=${join(folder, 'cert.pem')}`, `ssl_key_file=${join(folder, 'key.pem')}`]
    server = await startPostgres({ bin: bin ?? '', options: ['ssl=on', ...files] })

    // A role that isn't a superuser applies the migrations, as on the hosted platform.
    const admin = openDatabase(server.url)
    await admin.query('create role migrator login createrole createdb')
    for (const role of ['anon', 'authenticated', 'service_role'])
      await admin.query(`create role ${role} nologin`)
    await admin.query('alter database postgres owner to migrator')
    await admin.end()
    await applyMigrations(urlOf('migrator'))
    const migrator = openDatabase(urlOf('migrator'))
    await migrator.query(`alter role leads_app with login password 'secret of the role'`)
    await migrator.end()
  })
  afterAll(() => server?.stop())

  test('the leads_app role stores leads and reads the schema version, over TLS if the server offers it', async () => {
    const database = openDatabase(appUrl())
    expect((await keep(database, { confirmationTo: 'ada@x.example' })).saved.kind).toBe('inserted')
    expect(await schemaProblem(database)).toBeUndefined()
    const isEncrypted = 'select ssl from pg_stat_ssl where pid = pg_backend_pid()'
    expect(await database.query(isEncrypted)).toEqual([{ ssl: true }])
    await database.end()
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
    const database = openDatabase(appUrl())
    await expect(database.query(text)).rejects.toMatchObject({ code: '42501' })
    await database.end()
  })

  test('a database with a certificate from a private authority can be reached with its CA or without TLS, and an untrusted certificate is reported', () => {
    const [command = '', ...args] = deno
    const config = ['--config', 'supabase/functions/send-email/deno.json']
    const run = `run --quiet --no-check --no-lock --allow-net --allow-env --allow-read`.split(' ')
    const authorities = { PROBE_CA: certificates.ca, PROBE_OTHER_CA: createCertificates().ca }
    const env = { ...process.env, PROBE_URL: urlOf('postgres'), ...authorities }
    const results = execFileSync(command, [...args, ...run, ...config, probeFile], { env, encoding: 'utf8' })
    expect(JSON.parse(results)).toEqual({
      'no sslmode': verifiesAlways ? notTrusted : true,
      require: verifiesAlways ? notTrusted : true,
      disable: false,
      'verify-full': notTrusted,
      'its CA': true,
      'require, its CA': true,
      'another CA': notTrusted,
    })
  })
})
