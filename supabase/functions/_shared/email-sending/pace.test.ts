import assert from 'node:assert/strict'
import { DeliveryError } from '../http/failure.ts'
import { type OutgoingEmail, withRateLimit, withRetryAfter } from './mailer.ts'

const email = (id: string): OutgoingEmail => ({ id, to: 'to@x.example', subject: 'Hi', text: 'Hi', html: '' })

function setUp(faults: Record<string, DeliveryError> = {}) {
  const sent: Array<{ id: string; at: number }> = []
  let time = 0
  const clock = {
    now: () => time,
    sleep: async (milliseconds: number) => {
      time += milliseconds
    },
  }
  const mailer = {
    async send({ id }: OutgoingEmail) {
      sent.push({ id, at: time })
      const fault = faults[id]
      if (fault) throw fault
    },
  }
  return { sent, clock, mailer }
}

Deno.test('withRateLimit() leaves 10% more time between emails than the limit requires', async () => {
  const { sent, clock, mailer } = setUp()
  const unreached = async () => []
  const slow = withRateLimit({ ...mailer, unreached }, 2, clock)
  assert.equal(slow.unreached, unreached)
  for (let count = 0; count < 9; count += 1) await slow.send(email(String(count)))
  assert.deepEqual(
    sent.map(({ at }) => at),
    sent.map((_, index) => index * 550),
  )
})

Deno.test('withRateLimit() doesn’t wait if there is no limit, or if enough time has passed since the last email', async () => {
  const { sent, clock, mailer } = setUp()
  const [fast, slow] = [withRateLimit(mailer, 0, clock), withRateLimit(mailer, 2, clock)]
  for (const id of ['a', 'b']) await fast.send(email(id))
  await slow.send(email('c'))
  await clock.sleep(10_000)
  await slow.send(email('d'))
  assert.deepEqual(
    sent.map(({ at }) => at),
    [0, 0, 0, 10_000],
  )
})

Deno.test('withRetryAfter() sends nothing until the provider’s Retry-After has passed', async () => {
  const limited = new DeliveryError('resend 429', 'limited', { retryAfterSeconds: 7 })
  const outage = new DeliveryError('resend unreachable', 'outage', { retryAfterSeconds: 7 })
  const busy = new DeliveryError('resend 429', 'limited')
  const { sent, clock, mailer } = setUp({ a: limited, d: outage, e: busy })
  const polite = withRetryAfter(mailer, clock)
  await assert.rejects(polite.send(email('a')), limited)
  await clock.sleep(4000)
  await assert.rejects(polite.send(email('b')), { failure: 'limited', retryAfterSeconds: 3 })
  await clock.sleep(3000)
  await polite.send(email('c'))
  await assert.rejects(polite.send(email('d')), outage)
  await assert.rejects(polite.send(email('e')), busy)
  await clock.sleep(500)
  await assert.rejects(polite.send(email('f')), { failure: 'limited', retryAfterSeconds: 0.5 })
  await clock.sleep(500)
  await polite.send(email('g'))
  assert.equal(sent.map(({ id }) => id).join(''), 'acdeg')
})
