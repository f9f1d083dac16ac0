import assert from 'node:assert/strict'
import type { OutgoingEmail } from '../email-sending/mailer.ts'
import { DeliveryError } from '../http/failure.ts'
import { attempt, deliver } from './outbox.ts'

const refused = () => new DeliveryError('resend 422', 'refused')
const outage = () => new DeliveryError('resend unreachable', 'outage')

async function attemptWith(
  kind: 'notification' | 'confirmation',
  answers: Array<Error | undefined>,
  replyTo?: string,
) {
  const sent: OutgoingEmail[] = []
  const email = { id: 'e-1', to: 's@x.example', replyTo, subject: 'Hi', text: 'ada@x.example', html: '' }
  const mailer = {
    send: async (email: OutgoingEmail) => {
      sent.push(email)
      const fault = answers.shift()
      if (fault) throw fault
    },
  }
  const outcome = await attempt(
    { id: 'e-1', submissionId: 's-1', kind, email },
    { mailer, webhook: undefined },
  )
  return { sent, outcome }
}

Deno.test('if an email is refused, it is sent again without its reply-to address and with a different id', async () => {
  const { sent, outcome } = await attemptWith('notification', [refused(), undefined], 'a@b-.example')
  assert.deepEqual(outcome, { kind: 'sent' })
  assert.deepEqual(
    sent.map(({ replyTo, text }) => [replyTo, text]),
    [
      ['a@b-.example', 'ada@x.example'],
      [undefined, 'ada@x.example'],
    ],
  )
  assert.equal(new Set(sent.map(({ id }) => id)).size, 2)

  const again = await attemptWith('notification', [refused(), refused()], 'a@b-.example')
  assert.deepEqual(again.outcome, { kind: 'refused', reason: 'resend 422', retryAfterSeconds: undefined })
  assert.equal(again.sent[1]?.id, sent[1]?.id, 'the provider recognizes it')
})

for (const [name, kind, fault, replyTo] of [
  ['without a reply-to', 'notification', refused(), undefined],
  ['to an applicant', 'confirmation', refused(), 'careers@x.example'],
  ['during an outage', 'notification', outage(), 'ada@x.example'],
] as const) {
  Deno.test(`a failed email ${name} isn’t sent again right away`, async () => {
    const { sent, outcome } = await attemptWith(kind, [fault], replyTo)
    assert.equal(sent.length, 1)
    assert.equal(outcome.kind, fault.failure)
  })
}

for (const [failures, isStored] of [
  [2, true],
  [3, false],
] as const) {
  Deno.test(`the outcome of a delivery is ${isStored ? 'stored' : 'lost'} if storing it fails ${failures} times`, async () => {
    const calls: unknown[] = []
    const sent: string[] = []
    const outbox = {
      claimNext: () => Promise.resolve(undefined),
      settle: async (id: string, { kind }: { kind: string }) => {
        calls.push([id, kind])
        if (calls.length <= failures) throw new Error('timeout')
        return 'sent' as const
      },
    }
    const email = { id: 'e-1', to: 's@x.example', subject: 'Hi', text: 'Hi', html: '' }
    const mailer = {
      send: async ({ id }: OutgoingEmail) => {
        sent.push(id)
      },
    }
    const delivery = { id: 'e-1', submissionId: 's-1', kind: 'notification', email } as const
    const delivered = deliver(delivery, { mailer, webhook: undefined, outbox, log: () => undefined })
    if (isStored) assert.equal((await delivered).status, 'sent')
    else await assert.rejects(delivered, /timeout/)
    assert.deepEqual(calls, Array(3).fill(['e-1', 'sent']))
    assert.deepEqual(sent, ['e-1'])
  })
}
