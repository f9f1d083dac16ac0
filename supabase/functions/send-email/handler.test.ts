import assert from 'node:assert/strict'
import { brand } from '../_shared/brand.ts'
import { DeliveryError } from '../_shared/http/failure.ts'
import { createHandler } from './handler.ts'
import { careerCall } from './resume/files-for-tests.ts'
import { contact, contactCall, outage, post, supportEmail, testLimits, testPorts } from './testing.ts'

const statusOf = async (response: Promise<Response>) => (await response).status
const landing = { page: '/campaign', utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'spring  sale' }

Deno.test('a lead is stored with its source, emailed to support, and sent to the webhook', async () => {
  const leads: unknown[] = []
  const webhook = { send: async (_id: string, lead: unknown) => void leads.push(lead) }
  const { handler, database, mailer } = testPorts({ webhook })
  const call = contactCall({ source: landing })
  const response = await handler(post(call))

  assert.equal(response.status, 200)
  const id = call.submissionId
  assert.deepEqual(await response.json(), { success: true, id })
  // The database and the webhook omit empty fields.
  const stored = (value: unknown) => JSON.parse(JSON.stringify(value))
  const fields = { ...contact, phone: '(401) 555-0142', ...landing }
  assert.deepEqual(stored(database.submissions.get(id)?.fields), fields)
  assert.deepEqual(stored(leads), [
    { id, form: 'contact', fields, createdAt: '2026-11-21T12:00:00.000Z', file: null },
  ])
  const [{ id: emailId, html, text, ...email } = assert.fail('no email')] = mailer.sent
  assert.deepEqual(database.emails.get(emailId)?.outcome, { kind: 'sent' })
  assert.doesNotMatch(html, /what the browser rendered/)
  assert.deepEqual(email, {
    to: supportEmail,
    replyTo: 'Ada O’Neil <ada@dealer.example>',
    conversation: id,
    isAutomatic: false,
    attachment: undefined,
    subject: 'New Contact Form Submission',
  })
  assert.match(text, /^Company: Not provided$/m)
  // A new optional field must not break this test.
  const filled = text.replace(/^.*: Not provided\n/gm, '')
  assert.equal(
    filled,
    `New Contact Form Submission

Name: Ada O’Neil
Email: ada@dealer.example
Phone: (401) 555-0142
About: General question
Message: Please show us the turntable.
Received: Sat, Nov 21, 2026, 7:00 AM EST
Page: /campaign
Campaign: utm_source=google, utm_medium=cpc, utm_campaign=spring  sale

Sent from the ${brand.name} website. Reply to this email to answer the sender. Reference ${id}
`,
  )
})

Deno.test('a retry is recognized as the same lead, even if the source differs or the recipient and id are in uppercase', async () => {
  const { handler, database, mailer } = testPorts({
    limits: { ...testLimits, perSender: 9 },
    supportEmail: 'Support@lotspin.example',
  })
  const call = contactCall({ source: landing })
  const loud = { to: ` ${supportEmail.toUpperCase()} `, submissionId: call.submissionId.toUpperCase() }
  for (const change of [{}, { source: { page: '/' } }, { source: undefined }, { source: 'google' }, loud]) {
    const response = await handler(post({ ...call, ...change }))
    assert.deepEqual(await response.json(), { success: true, id: call.submissionId })
  }
  assert.equal(database.submissions.size, 1)
  assert.equal(mailer.sent.length, 1)
})

for (const [call, fault, outcomes] of [
  [contactCall(), new DeliveryError('resend 422', 'refused'), ['refused']],
  [careerCall(), outage(), ['outage', 'outage']],
] as const) {
  Deno.test(`emails stay in the outbox if the mail provider ${fault.failure === 'refused' ? 'refuses them' : 'is down'}`, async () => {
    const { handler, database, mailer } = testPorts()
    mailer.fault = fault
    assert.equal(await statusOf(handler(post(call))), 200)
    const kept = [...database.emails.values()].map(({ outcome }) => outcome?.kind)
    assert.deepEqual(kept, outcomes)
  })
}

Deno.test('while the database is down, each lead is emailed once, and the operators are alerted', async () => {
  const { handler, database, mailer, alerts } = testPorts()
  database.isDown = true
  const call = contactCall()
  const statuses = await Promise.all(Array.from({ length: 10 }, () => statusOf(handler(post(call)))))

  assert.deepEqual([...new Set(statuses)], [200])
  assert.equal(mailer.sent.length, 1)
  assert.match(alerts.join(), /^store: Leads cannot be stored and are only emailed \(.*ECONNREFUSED/)
  database.isDown = false
  assert.equal(await statusOf(handler(post(call))), 200)
  const [direct, ...stored] = mailer.sent
  assert.deepEqual(stored, [direct], 'a retry after the outage is stored, and sends the same email again')
})

Deno.test('a lead that the database refuses is emailed, and the operators are alerted to the bug', async () => {
  const { handler, database, mailer, alerts } = testPorts()
  database.store.save = () => Promise.reject(Object.assign(new Error('check'), { code: '23514' }))
  assert.equal(await statusOf(handler(post(contactCall()))), 200)
  assert.equal(mailer.sent.length, 1)
  const text = 'A bug keeps submissions of the form contact from being stored: they are only emailed (23514)'
  assert.deepEqual(alerts, [`bug: ${text}`])
})

Deno.test('a lead that can be neither stored nor emailed is rejected but doesn’t count toward the limit, so a retry succeeds', async () => {
  const limits = { ...testLimits, perSender: 1 }
  const { handler, database, mailer } = testPorts({ limits })
  database.isDown = true
  mailer.fault = outage()
  const call = contactCall()
  const response = await handler(post(call))

  assert.equal(response.status, 503)
  const message = 'We could not accept your message. Please try again later.'
  assert.deepEqual(await response.json(), { success: false, error: 'unavailable', message })
  mailer.fault = undefined
  assert.equal(await statusOf(handler(post(call))), 200)
})

Deno.test('an unexpected error results in status 500, and no personal data is logged', async () => {
  const { handler, logged } = testPorts({
    senderOf: () => {
      throw new Error('ada@dealer.example')
    },
  })
  const response = await handler(post(contactCall()))
  assert.equal(response.status, 500)
  const message = 'Something went wrong on our side. Please try again later.'
  assert.deepEqual(await response.json(), { success: false, error: 'internal', message })
  assert.doesNotMatch(logged.join(), /ada/)
})

const markup =
  '<h2>a</h2><h3>b</h3><ul><li><b>c</b><em>d</em></li></ul><ol><li>e</li></ol><blockquote><u>f</u></blockquote><hr />' +
  '<table><thead><tr><th align="left">g</th></tr></thead><tbody><tr><td align="right">h<br />i</td></tr></tbody></table>'
const dropped =
  '<style>j</style><script>k</script><textarea>l</textarea><select><option>m</option></select><noscript>n</noscript><title>o</title>'
const longSubject = 's'.repeat(177)

for (const [what, html, shownHtml, subject = 'H', shownSubject = subject] of [
  [
    'allowed markup',
    `${markup}${dropped}<td align="right" style="x" class="x"></td>`,
    `${markup}<td align="right"></td>`,
  ],
  ['a link', '<a href="https://x.example/y">https://bank.example</a>', '<span>https://x.example/y</span>'],
  ['no markup', '', ''],
  ['markup without text', '<img src=x><title>Hi</title><table><tr><td>&nbsp;</td></tr></table>', ''],
  ['a long subject', 'Hi'.padEnd(20_000), 'Hi', `${longSubject}\u{1f697}${'s'.repeat(21)}`, longSubject],
]) {
  Deno.test(`a submission without form fields is sanitized before it is emailed: ${what}`, async () => {
    const { handler, database, mailer } = testPorts()
    const response = await handler(post({ to: supportEmail, subject, text: 'Hi\0', html }))
    const { id } = await response.json()
    assert.equal(database.submissions.get(id)?.form, 'message')
    const sent = mailer.sent.map(({ subject, text, html }) => [subject, text, html])
    assert.deepEqual(sent, [[`[website, unverified] ${shownSubject}`, 'Hi', shownHtml]])
  })
}

Deno.test('the response is sent as soon as the lead is stored, without waiting for the mail provider', async () => {
  const { promise, resolve: take } = Promise.withResolvers<void>()
  const after: Promise<unknown>[] = []
  const afterAnswer = (work: Promise<unknown>) => void after.push(work)
  const { ports, database } = testPorts({ mailer: { send: () => promise }, afterAnswer })
  const outcomes = () => [...database.emails.values()].map(({ outcome }) => outcome?.kind)
  assert.equal(await statusOf(createHandler(ports)(post(contactCall()))), 200)
  assert.deepEqual(outcomes(), [undefined])
  take()
  await Promise.all(after)
  assert.deepEqual(outcomes(), ['sent'])
})

for (const [name, finished, begun] of [
  ['120 consecutive leads are emailed right away', Promise.resolve(), 120],
  [
    'leads wait in the outbox while a hundred others are being emailed',
    new Promise<void>(() => undefined),
    100,
  ],
] as const) {
  Deno.test(name, async () => {
    let sending = 0
    const send = () => {
      sending += 1
      return finished
    }
    const { ports } = testPorts({ mailer: { send }, limits: { ...testLimits, perSender: 200 } })
    const handler = createHandler(ports)
    for (let count = 0; count < 120; count += 1) {
      assert.equal(await statusOf(handler(post(contactCall()))), 200)
      await new Promise((resolve) => setTimeout(resolve))
    }
    assert.equal(sending, begun)
  })
}

for (const [what, change, held] of [
  ['a filled-in decoy field', { fields: { ...contact, website: 'https://spam.example' } }, 'decoy'],
  ['a fill-in time of 0.9 s', { filledInMs: 900 }, 'fast'],
  ['a fill-in time of 2 s', { filledInMs: 2000 }, undefined],
  ['an invalid fill-in time', { filledInMs: null }, undefined],
] as const) {
  Deno.test(`a message with ${what} is ${held ? `held as “${held}”` : 'sent'}, and gets a normal response`, async () => {
    const { handler, database, mailer } = testPorts()
    const call = contactCall(change)
    const response = await handler(post(call))
    assert.equal(response.status, 200)
    assert.deepEqual(await response.json(), { success: true, id: call.submissionId })
    assert.equal(database.submissions.get(call.submissionId)?.held, held)
    assert.equal(mailer.sent.length, held ? 0 : 1)
  })
}
