import { applyMigrations } from '../../../scripts/local-stack/database/migrations.mjs'

/** @type {import('./faults.mjs').Fault[]} */
export const databaseFaults = [
  {
    name: 'database down at start, then back',
    async run({ database }, sendAll) {
      database.kill()
      await sendAll()
      await database.restart()
    },
  },
  {
    name: 'database killed between store and delivery',
    async run(world, sendAll) {
      world.provider.setMode('hang')
      const sending = sendAll()
      await world.untilStored(5)
      world.database.kill()
      await world.database.restart()
      world.provider.setMode('ok')
      await sending
    },
  },
  {
    name: 'database frozen',
    async run({ database, drain }, sendAll) {
      database.freeze()
      await sendAll()
      const begin = performance.now()
      await drain()
      database.thaw()
      if (performance.now() - begin > 30_000) throw new Error('the outbox waited for the database')
    },
  },
  {
    name: 'database frozen, mail answers 500',
    async run({ database, provider }, sendAll) {
      database.freeze()
      provider.setMode(500)
      await sendAll()
      provider.setMode('ok')
      database.thaw()
    },
  },
  {
    name: 'connections terminated every 100 ms',
    async run({ proxy }, sendAll) {
      const timer = setInterval(() => proxy.cutAll(), 100)
      await sendAll()
      clearInterval(timer)
    },
  },
  {
    name: 'backends terminated every 100 ms',
    async run(world, sendAll) {
      const terminate = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'leads'`
      const timer = setInterval(() => void world.query(terminate).catch(() => undefined), 100)
      await sendAll()
      clearInterval(timer)
    },
  },
  {
    name: 'connections stop responding',
    async run(world, sendAll, submissions) {
      await Promise.all(submissions.slice(0, 3).map(({ body }) => world.submit(body)))
      world.proxy.swallowAll()
      await sendAll()
    },
  },
  {
    name: 'database read-only',
    async run(world, sendAll) {
      await world.query('alter database postgres set default_transaction_read_only = on')
      await world.query('set default_transaction_read_only = on')
      world.proxy.cutAll()
      await sendAll()
      await world.query('set default_transaction_read_only = off')
      await world.query(
        'begin read write; alter database postgres set default_transaction_read_only = off; commit',
      )
      world.proxy.cutAll()
    },
  },
  {
    name: 'database role without privileges',
    async run(world, sendAll) {
      // A superuser can't lose its privileges, so a trigger raises the error that an unprivileged role would get.
      await world.query(`create function leads.refuse() returns trigger language plpgsql as
        $$ begin raise insufficient_privilege; end $$`)
      await world.query(
        'create trigger refuse before insert on leads.submissions execute function leads.refuse()',
      )
      await sendAll()
      await world.query('drop function leads.refuse cascade')
    },
  },
  {
    name: 'a migration is missing, then applied',
    async run(world, sendAll) {
      await world.query('drop schema leads cascade; delete from supabase_migrations.schema_migrations')
      await sendAll()
      await applyMigrations(world.database.url)
    },
  },
  {
    name: 'a column was added by hand, then removed',
    async run(world, sendAll) {
      await world.query('alter table leads.submissions add column region text not null')
      await sendAll()
      await world.query('alter table leads.submissions drop column region')
    },
  },
]
