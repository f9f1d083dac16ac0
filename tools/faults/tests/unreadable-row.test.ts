import { execFileSync } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres } from '../../../scripts/find-postgres.mjs'
import { startPostgres } from '../servers/postgres-server.mjs'
import { application, contact } from '../submissions.mjs'
import { startWorld } from '../world.mjs'

// The embedded database can't be used here, because its files can't be damaged from outside.
const bin = findPostgres()

describe.skipIf(!bin)('deliver-outbox tolerates a damaged PostgreSQL table', () => {
  let database: Awaited<ReturnType<typeof startPostgres>>
  let world: Awaited<ReturnType<typeof startWorld>>

  beforeAll(async () => {
    database = await startPostgres({ bin: bin ?? '', options: ['autovacuum=off'] })
    world = await startWorld(database)
  })
  afterAll(() => world?.stop())

  /** Overwrites the first page of the table's TOAST file. That page holds the first row's data. */
  async function damage(table: string) {
    const [{ path }] = await world.query(
      `select pg_relation_filepath(reltoastrelid) as path from pg_class where oid = $1::regclass`,
      [table],
    )
    await world.query('checkpoint')
    database.kill()
    const file = openSync(join(database.data, path), 'r+')
    writeSync(file, Buffer.alloc(8192, 'damaged '), 0, 8192, 0)
    closeSync(file)
    await database.restart()
  }

  test.each(['leads.attachments', 'leads.deliveries'])(
    'if %s is damaged, deliver-outbox refuses the delivery that can’t be read and sends the others',
    async (table) => {
      await world.reset()
      world.provider.setMode(500)
      const first = crypto.randomUUID()
      await world.submit(JSON.stringify(application(first, 1)))
      // The text is random, so it can't be compressed to fit into the row itself.
      await world.query(
        `update leads.deliveries set body_html =
         (select string_agg(md5(random()::text), '') from generate_series(1, 3000)) where kind = 'notification'`,
      )
      await world.submit(JSON.stringify(application(crypto.randomUUID(), 2)))
      await world.submit(contact())
      // Wait for attempts to end, because an attempt that ends later would change which deliveries are due.
      await world.untilQuiet()
      await damage(table)
      world.provider.setMode('ok')
      await world.query('update leads.deliveries set next_attempt_at = now()')

      // The four sent emails are the first application's confirmation, two for the second application, and one for the
      // message.
      expect(await world.drain()).toMatchObject({ success: true, sent: 4, waiting: 1, refused: 1 })
      const waiting = `select submission_id, kind, refusals, last_error from leads.deliveries where status = 'queued'`
      expect(await world.query(waiting)).toEqual([
        { submission_id: first, kind: 'notification', refusals: 1, last_error: 'XX001' },
      ])
      // docs/operations.md recommends this command.
      const drop = ['drop', first, '--kind', 'notification', '--url', database.url]
      execFileSync(process.execPath, ['scripts/leads.mjs', ...drop])
      expect(await world.drain()).toMatchObject({ waiting: 0, refused: 0 })
    },
  )
})
