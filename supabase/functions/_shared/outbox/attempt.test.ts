import assert from 'node:assert/strict'
import type { OutgoingEmail } from '../email-sending/mailer.ts'
import { DeliveryError } from '../http/failure.ts'
import { attempt, deliver } from './outbox.ts'

const refused = new DeliveryError('resend 422', 'refused')
const outage = new DeliveryError('resend unreachable', 'outage')

function portsWith(...answers: Array<Error | undefined>) {
  const sent: OutgoingEmail[] = []
  const mailer = {
    send: async (email: OutgoingEmail) => {
      sent.push(email)
      const fault = answers.shift()
      if (fault) throw fault
    },
  }
  return { sent, ports: { mailer, webhook: undefined } }
}

function deliveryOf(kind: 'notification' | 'confirmation', replyTo?: string) {
  const email = { id: 'e-1', to: 's@x.example', replyTo, subject: 'Hi', text: 'ada@x.example', html: '' }
  return { id: 'e-1', submissionId: 's-1', kind, email }
}

Deno.test('a refused email is retried without its reply-to address and with a different id', async () => {
  const delivery = deliveryOf('notification', 'a@b-.example')
  const first = portsWith(refused)
  assert.deepEqual(await attempt(delivery, first.ports), { kind: 'sent' })
  assert.deepEqual(
    first.sent.map(({ replyTo, text }) => [replyTo, text]),
    [
      ['a@b-.example', 'ada@x.example'],
      [undefined, 'ada@x.example'],
    ],
  )
  assert.notEqual(first.sent[1]?.id, 'e-1')

  const again = portsWith(refused, refused)
  const outcome = { kind: 'refused', reason: 'resend 422', retryAfterSeconds: undefined }
  assert.deepEqual(await attempt(delivery, again.ports), outcome)
  assert.equal(again.sent[1]?.id, first.sent[1]?.id, 'the provider recognizes it')
})

for (const [name, delivery, fault] of [
  ['without a reply-to address', deliveryOf('notification'), refused],
  ['to an applicant', deliveryOf('confirmation', 'careers@x.example'), refused],
  ['during an outage', deliveryOf('notification', 'ada@x.example'), outage],
] as const) {
  Deno.test(`a failed email ${name} isn’t retried right away`, async () => {
    const { sent, ports } = portsWith(fault)
    assert.equal((await attempt(delivery, ports)).kind, fault.failure)
    assert.equal(sent.length, 1)
  })
}

for (const [failures, isStored] of [
  [2, true],
  [3, false],
] as const) {
  Deno.test(`storing the outcome of a delivery is ${isStored ? 'retried' : 'abandoned'} after ${failures} failed attempts`, async () => {
    const calls: unknown[] = []
    const outbox = {
      claimNext: () => Promise.resolve(undefined),
      settle: async (id: string, { kind }: { kind: string }) => {
        calls.push([id, kind])
        if (calls.length <= failures) throw new Error('timeout')
        return 'sent' as const
      },
    }
    const { sent, ports } = portsWith()
    const delivered = deliver(deliveryOf('notification'), { ...ports, outbox, log: () => undefined })
    if (isStored) assert.equal((await delivered).status, 'sent')
    else await assert.rejects(delivered, /timeout/)
    assert.deepEqual(calls, Array(3).fill(['e-1', 'sent']))
    assert.equal(sent.length, 1)
  })
}
