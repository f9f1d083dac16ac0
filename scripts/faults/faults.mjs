import { dribble, sendPart } from './clients.mjs'
import { sleep } from './world.mjs'

/** @typedef {import('./world.mjs').World} World */
/** @typedef {import('./submissions.mjs').Submission} Submission */
/**
 * @typedef {object} Fault
 * @property {string} name
 * @property {(world: World, sendAll: () => Promise<void>, submissions: Submission[]) => Promise<void>} run
 *   makes the fault, has everything sent, and ends the fault
 * @property {'postgres'} [only] needs a real PostgreSQL
 */

/** @param {import('./mail-provider.mjs').Mode} mode @returns {Fault['run']} */
const mailIs =
  (mode) =>
  async ({ provider }, sendAll) => {
    provider.setMode(mode)
    await sendAll()
    provider.setMode('ok')
  }

/** Waits until so many submissions are stored. @param {World} world @param {number} count */
async function untilStored(world, count) {
  for (let tries = 0; tries < 200; tries += 1) {
    const [row] = await world.query('select count(*)::int as count from leads.submissions')
    if (row.count >= count) return
    await sleep(10)
  }
}

/** @type {Fault[]} */
export const faults = [
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
      await untilStored(world, 5)
      world.database.kill()
      await world.database.restart()
      world.provider.setMode('ok')
      await sending
    },
  },
  {
    name: 'database frozen',
    async run({ database }, sendAll) {
      database.freeze()
      await sendAll()
      database.thaw()
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
    only: 'postgres',
    async run(world, sendAll) {
      const terminate = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'leads'`
      const timer = setInterval(() => void world.query(terminate).catch(() => undefined), 100)
      await sendAll()
      clearInterval(timer)
    },
  },
  {
    name: 'connections gone silent (stale)',
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
    name: 'database without rights for its role',
    async run(world, sendAll) {
      // A superuser can't lose its rights, so a trigger answers what PostgreSQL answers to a role without them.
      await world.query(`create function leads.refuse() returns trigger language plpgsql as
        $$ begin raise insufficient_privilege; end $$`)
      await world.query(
        'create trigger refuse before insert on leads.submissions execute function leads.refuse()',
      )
      await sendAll()
      await world.query('drop function leads.refuse cascade')
    },
  },
  { name: 'mail refuses connections', run: mailIs('down') },
  { name: 'mail hangs', run: mailIs('hang') },
  { name: 'mail answers 500', run: mailIs(500) },
  { name: 'mail takes 2 a second, else 429', run: mailIs('limit') },
  {
    name: 'mail answers 422 for ten attempts, then is fixed',
    async run(world, sendAll) {
      world.provider.setMode(422)
      await sendAll()
      for (let attempts = 0; attempts < 10; attempts += 1) {
        await world.query(`update leads.deliveries set next_attempt_at = now() where status = 'queued'`)
        await world.drain()
      }
      world.provider.setMode('ok')
    },
  },
  { name: 'mail takes it, the answer is cut', run: mailIs('lost') },
  { name: 'mail takes it and never answers', run: mailIs('silent') },
  {
    name: 'database and mail down, then back',
    async run({ database, provider }, sendAll) {
      database.kill()
      provider.setMode('down')
      await sendAll()
      provider.setMode('ok')
      await database.restart()
    },
  },
  {
    name: 'function killed as the bodies arrive',
    async run({ sendEmail }, sendAll) {
      const sending = sendAll()
      await sleep(20)
      sendEmail.kill()
      await sending
      await sendEmail.restart()
    },
  },
  {
    name: 'function killed after the store',
    async run(world, sendAll) {
      world.provider.setMode('hang')
      const sending = sendAll()
      await untilStored(world, 9)
      world.sendEmail.kill()
      world.provider.setMode('ok')
      await sending
      await world.sendEmail.restart()
    },
  },
  {
    name: 'function killed after the mail was taken',
    async run(world, sendAll) {
      world.provider.setMode('silent')
      const sending = sendAll()
      while (world.provider.taken.length < 9) await sleep(10)
      world.sendEmail.kill()
      world.provider.setMode('ok')
      await sending
      await world.sendEmail.restart()
    },
  },
  {
    name: 'client cut in the middle of its body',
    async run({ sendEmail }, _sendAll, submissions) {
      await Promise.all(
        submissions.map(({ body }) => sendPart(sendEmail.port, body, Math.floor(body.length / 2))),
      )
    },
  },
  {
    name: 'client cut after its body',
    async run({ sendEmail }, _sendAll, submissions) {
      await Promise.all(submissions.map(({ body }) => sendPart(sendEmail.port, body, body.length, 300)))
      await sleep(2000)
    },
  },
  {
    name: 'two clients that send a byte a second',
    async run({ sendEmail }, sendAll) {
      const stops = [dribble(sendEmail.port), dribble(sendEmail.port)]
      await sleep(500)
      await sendAll()
      for (const stop of stops) stop()
    },
  },
  {
    name: 'clock a day ahead while queued, then set back',
    async run(world, sendAll) {
      world.provider.setMode(500)
      await sendAll()
      await world.query(
        `update leads.deliveries set next_attempt_at = next_attempt_at + interval '1 day',
          last_attempt_at = last_attempt_at + interval '1 day' where status = 'queued'`,
      )
      world.provider.setMode('ok')
      await world.drain()
      if (world.provider.taken.length < 11) throw new Error('the outbox waited for the wrong clock')
    },
  },
]
