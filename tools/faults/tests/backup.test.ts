import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres } from '../../../scripts/find-postgres.mjs'
import { applyMigrations } from '../../../scripts/local-stack/database/migrations.mjs'
import { startPostgres } from '../servers/postgres-server.mjs'
import { makeSubmissions } from '../submissions.mjs'
import { startWorld } from '../world.mjs'

// pg_dump needs a real PostgreSQL.
const bin = findPostgres() ?? ''

/** As on the hosted platform, a role that isn't a superuser applies the migrations. */
async function startProject() {
  const server = await startPostgres({ bin })
  await ask(server.url, 'create role migrator login createrole; alter database postgres owner to migrator')
  return { ...server, url: server.url.replace('//postgres@', '//migrator@') }
}

async function ask(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** Hashes every row in the `leads` schema, with all columns except the deliveries' status. */
async function rowsOf(url: string): Promise<Record<string, string[]>> {
  const tables = await ask(
    url,
    `select tablename as name from pg_tables where schemaname = 'leads' order by 1`,
  )
  const entries = tables.map(async ({ name }) => {
    const hash = `encode(sha256(convert_to((to_jsonb(t) - 'status')::text, 'UTF8')), 'hex')`
    const rows = await ask(url, `select ${hash} as hash from leads.${name} t order by 1`)
    return [name, rows.map((row) => row.hash)]
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function statesOf(url: string): Promise<Record<string, number>> {
  const rows = await ask(url, 'select status, count(*)::int as count from leads.deliveries group by 1')
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

function leads(args: string[], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['scripts/leads.mjs', ...args], {
    env: { ...process.env, POSTGRES_BIN: bin, ...env },
    encoding: 'utf8',
  })
}

describe.skipIf(!bin)('leads backup and leads restore copy a PostgreSQL database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'leads-backup-'))
  const file = join(folder, 'leads.dump')
  const submissions = makeSubmissions()
  let target: Awaited<ReturnType<typeof startProject>>
  let world: Awaited<ReturnType<typeof startWorld>>
  let restored: Awaited<ReturnType<typeof startWorld>> | undefined

  beforeAll(async () => {
    const [source, second] = await Promise.all([startProject(), startProject()])
    target = second
    world = await startWorld(source)
    for (const { body } of submissions.slice(0, 8)) expect(await world.submit(body)).toBe(200)
    await world.settle()
    world.provider.setMode(500)
    for (const { body } of submissions.slice(8)) expect(await world.submit(body)).toBe(200)
    await world.drain()
  })
  afterAll(async () => {
    await world?.stop()
    await (restored ?? target)?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const backup = (env?: Record<string, string>) => leads(['backup', file, '--url', world.database.url], env)
  const restore = (from = file) => leads(['restore', from, '--url', target.url])

  test('leads backup refuses a pg_dump that is older than the database', () => {
    const old = join(folder, 'old')
    mkdirSync(old)
    writeFileSync(join(old, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.24"\n', { mode: 0o755 })
    const { status, stderr } = backup({ POSTGRES_BIN: old })
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^The database is PostgreSQL \d+, and pg_dump is of version 9\. Install .*postgresql-client-\d+/,
    )
  })

  test('leads restore copies every row and file to another project, and holds queued deliveries', async () => {
    const before = await rowsOf(world.database.url)
    expect([before.submissions?.length, before.state?.length]).toEqual([11, 1])
    expect(backup().stdout).toMatch(/\b11\b.*\b13\b.*\(5 queued, 8 sent\).*\b2\b/)
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(backup().stderr).toMatch(/leads\.dump .*exists/)

    const unmigrated = restore()
    expect(unmigrated.status).toBe(1)
    expect(unmigrated.stderr).toMatch(/schema is missing/)
    await applyMigrations(target.url)
    const cut = join(folder, 'cut.dump')
    writeFileSync(cut, readFileSync(file).subarray(0, -100_000))
    expect(restore(cut).stderr).toMatch(/^pg_restore failed: /)
    expect(await ask(target.url, 'select from leads.submissions')).toEqual([])

    const done = restore()
    expect(done.stderr).toBe('')
    expect(done.stdout).toMatch(/\b11\b.*\b13\b.*\(5 held, 8 sent\).*\b2\b/)
    expect(await rowsOf(target.url)).toEqual(before)
    expect(await statesOf(target.url)).toEqual({ sent: 8, held: 5 })
    expect(restore().stderr).toMatch(/\b11 submissions\b/)
    expect(await rowsOf(target.url)).toEqual(before)
  })

  test('restored deliveries are sent after they’re released', async () => {
    restored = await startWorld(target)
    await restored.drain()
    expect(restored.provider.taken).toEqual([])
    expect(leads(['list', '--open', '--url', target.url]).stdout).toMatch(/\b3\b.*list --held/)
    const id = submissions.at(-1)?.id ?? ''
    expect(leads(['list', '--held', '--url', target.url]).stdout).toContain(id)

    expect(leads(['release', id, '--url', target.url]).stdout).toMatch(/^\D*2\D*$/)
    await restored.drain()
    expect(restored.provider.taken).toHaveLength(2)
    expect(leads(['release', '--url', target.url]).stdout).toMatch(/^\D*3\D*$/)
    await restored.drain()
    expect(restored.provider.taken).toHaveLength(5)
    expect(await statesOf(target.url)).toEqual({ sent: 13 })
  })
})
