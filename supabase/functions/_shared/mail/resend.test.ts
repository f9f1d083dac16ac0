import assert from 'node:assert/strict'
import { Buffer } from 'node:buffer'
import { MailError } from './mailer.ts'
import { createResendMailer } from './resend.ts'

const email = {
  id: 'e-1',
  to: 'to@x.example',
  replyTo: 'ada@d.example',
  subject: 'Hi',
  text: 'Hi',
  html: '<p>Hi</p>',
}

async function answering(status: number, body: (apiUrl: string) => Promise<void>, seen: Request[] = []) {
  const server = Deno.serve(
    { port: 0, hostname: '127.0.0.1', onListen: () => undefined },
    async (request) => {
      seen.push(
        new Request(request.url, { headers: request.headers, method: 'POST', body: await request.text() }),
      )
      return Response.json({ id: 'r-1' }, { status })
    },
  )
  await body(`http://127.0.0.1:${server.addr.port}`).finally(() => server.shutdown())
}

const options = (apiUrl: string) => ({ apiKey: 'key', apiUrl, from: 'Lotspin <w@lotspin.example>' })

Deno.test('resend gets the mail with its idempotency key and the visitor as reply_to', async () => {
  const seen: Request[] = []
  await answering(200, (url) => createResendMailer(options(url)).send(email), seen)

  const [request] = seen
  assert.equal(new URL(request?.url ?? '').pathname, '/emails')
  assert.equal(request?.headers.get('idempotency-key'), 'e-1')
  assert.equal(request?.headers.get('authorization'), 'Bearer key')
  const sent = await request?.json()
  assert.equal(sent.reply_to, 'ada@d.example')
  assert.deepEqual(sent.to, ['to@x.example'])
  assert.equal(sent.from, 'Lotspin <w@lotspin.example>')
})

Deno.test('resend gets a file of any length as base64', async () => {
  for (const length of [0, 1, 2, 3, 100_000]) {
    const content = new Uint8Array(length).map((_, index) => index * 7)
    const attachment = { filename: 'Zoë "x".pdf', mediaType: 'application/pdf', content }
    const seen: Request[] = []
    await answering(200, (url) => createResendMailer(options(url)).send({ ...email, attachment }), seen)

    const { attachments } = await (seen[0] as Request).json()
    const [file] = attachments
    assert.equal(file.filename, 'Zoë "x".pdf')
    assert.equal(file.content_type, 'application/pdf')
    assert.ok(Buffer.from(content).equals(Buffer.from(file.content, 'base64')))
  }
})

for (const [status, isRefusal] of [
  [422, true],
  [400, true],
  [401, false],
  [429, false],
  [500, false],
] as const) {
  Deno.test(`resend ${status} is ${isRefusal ? 'a refusal of this mail' : 'worth another try'}`, () =>
    answering(status, async (url) => {
      const fault = await createResendMailer(options(url))
        .send(email)
        .catch((error) => error)
      assert.ok(fault instanceof MailError)
      assert.equal(fault.isRefusal, isRefusal)
      assert.equal(fault.code, `resend ${status}`)
    }))
}

Deno.test('resend out of reach is worth another try', async () => {
  const fault = await createResendMailer(options('http://127.0.0.1:1'))
    .send(email)
    .catch((error) => error)
  assert.equal(fault.isRefusal, false)
})
