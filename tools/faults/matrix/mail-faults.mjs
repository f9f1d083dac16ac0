/** @param {import('../servers/mail-provider.mjs').Mode} mode @returns {import('./faults.mjs').Fault['run']} */
const mailIs =
  (mode) =>
  async ({ provider }, sendAll) => {
    provider.setMode(mode)
    await sendAll()
    provider.setMode('ok')
  }

/** @type {import('./faults.mjs').Fault[]} */
export const mailFaults = [
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
]
