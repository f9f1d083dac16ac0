import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres, startPostgres } from '../../../scripts/faults/servers/postgres-server.mjs'
import { makeSubmissions } from '../../../scripts/faults/submissions.mjs'
import { startWorld } from '../../../scripts/faults/world.mjs'
import { applyMigrations } from '../../../scripts/local-stack/database/migrations.mjs'

// pg_dump needs a real one.
const bin = findPostgres()

/** The blocks of commands in a section of docs/operations.md. */
function commandsOf(section: string): string[] {
  const text =
    readFileSync('docs/operations.md', 'utf8').split(`\n## ${section}\n`)[1]?.split('\n## ')[0] ?? ''
  return [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, commands = '']) => commands)
}

/** A project of its own, whose migrations are not applied by a superuser, as on the hosted platform. */
async function startProject() {
  const server = await startPostgres({ bin: bin ?? '', options: ['fsync=off'] })
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

/** A hash of each row, with all its columns, of every table in the schema leads. */
async function rowsOf(url: string): Promise<Record<string, string[]>> {
  const tables = await ask(
    url,
    `select tablename as name from pg_tables where schemaname = 'leads' order by 1`,
  )
  const entries = tables.map(async ({ name }) => {
    const hash = `encode(sha256(convert_to(t::text, 'UTF8')), 'hex')`
    const rows = await ask(url, `select ${hash} as hash from leads.${name} t order by 1`)
    return [name, rows.map((row) => row.hash)]
  })
  return Object.fromEntries(await Promise.all(entries))
}

const countsOf = (rows: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(rows).map(([name, { length }]) => [name, length]))

describe.skipIf(!bin)('on a real PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'leads-backup-'))
  let target: Awaited<ReturnType<typeof startProject>>
  let world: Awaited<ReturnType<typeof startWorld>>

  beforeAll(async () => {
    const [source, second] = await Promise.all([startProject(), startProject()])
    target = second
    world = await startWorld(source)
    await applyMigrations(target.url)
  })
  afterAll(async () => {
    await Promise.all([world?.stop(), target?.stop()])
    rmSync(folder, { recursive: true, force: true })
  })

  function run(commands = '') {
    const env = {
      ...process.env,
      PATH: `${bin}:${process.env.PATH}`,
      SOURCE: world.database.url,
      TARGET: target.url,
    }
    return execFileSync('bash', ['-ec', commands], { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' })
  }

  test('the documented backup restores every row and every file into another project', async () => {
    const [backUp, restore, hold, settle] = commandsOf('Backups')
    const submissions = makeSubmissions()
    for (const { body } of submissions.slice(0, 8)) expect(await world.submit(body)).toBe(200)
    await world.drain()
    world.provider.setMode(500)
    for (const { body } of submissions.slice(8)) expect(await world.submit(body)).toBe(200)
    const before = await rowsOf(world.database.url)
    expect(countsOf(before)).toEqual({
      submissions: 11,
      deliveries: 13,
      attachments: 2,
      confirmations: 2,
      state: 1,
    })

    run(backUp)
    run(restore)
    const restored = await rowsOf(target.url)
    expect(countsOf(restored)).toEqual(countsOf(before))
    expect(restored).toEqual(before)
    const { applicationData } = JSON.parse(submissions.at(-1)?.body ?? '')
    const resume = Buffer.from(applicationData.resumeFile.data.split(',')[1], 'base64')
    const files = await ask(
      target.url,
      `select encode(sha256(content), 'hex') as hash from leads.attachments`,
    )
    const hash = createHash('sha256').update(resume).digest('hex')
    expect(files).toEqual([{ hash }, { hash }])

    // Once more, into a database that is not empty, it restores nothing.
    expect(() => run(restore)).toThrow(/duplicate key/)
    expect(await rowsOf(target.url)).toEqual(before)

    const queued = `select submission_id as id, next_attempt_at < now() + interval '1 hour' as "isSoon"
      from leads.deliveries where status = 'queued' and kind <> 'confirmation' order by "isSoon"`
    const soon = async () => (await ask(target.url, queued)).map(({ isSoon }) => isSoon)
    expect(await soon()).toEqual([true, true, true])
    run(hold)
    expect(await soon()).toEqual([false, false, false])
    const id = submissions.at(-1)?.id ?? ''
    execFileSync(process.execPath, ['scripts/leads.mjs', 'resend', id, '--url', target.url])
    expect(await soon()).toEqual([false, false, true])
    run(settle)
    expect(await ask(target.url, queued)).toEqual([{ id, isSoon: true }])
  }, 60_000)
})
