import { setTimeout as sleep } from 'node:timers/promises'
import { dribble, sendPart } from '../clients.mjs'

/** @type {import('./faults.mjs').Fault[]} */
export const pipelineFaults = [
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
      await world.untilStored(9)
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
      await world.untilQuiet()
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
