import assert from 'node:assert/strict'
import { brand } from '../_shared/brand.ts'
import { DeliveryError } from '../_shared/email-sending/mailer.ts'
import { createHandler } from './handler.ts'
import {
  contact,
  contactCall,
  createSettledHandler,
  outage,
  post,
  supportEmail,
  testLimits,
  testPorts,
} from './testing.ts'

Deno.test('send-email stores the lead, then emails it to support with the visitor as Reply-To', async () => {
  const { ports, database, mailer } = testPorts()
  const call = contactCall()
  const response = await createSettledHandler(ports)(post(call))

  assert.equal(response.status, 200)
  assert.deepEqual(await response.json(), { success: true, id: call.submissionId })
  const kept = database.submissions.get(call.submissionId)
  // The database omits empty fields.
  assert.deepEqual(JSON.parse(JSON.stringify(kept?.fields)), { ...contact, phone: '(401) 555-0142' })
  const [email] = mailer.sent
  assert.equal(email?.to, supportEmail)
  assert.equal(email?.replyTo, 'Ada O’Neil <ada@dealer.example>')
  assert.equal(email?.conversation, call.submissionId)
  assert.equal(email?.isAutomatic, false)
  assert.equal(email?.subject, 'New Contact Form Submission')
  assert.match(email?.text ?? '', /Phone: \(401\) 555-0142/)
  assert.doesNotMatch(email?.html ?? '', /what the browser rendered/)
  assert.deepEqual([...database.emails.values()][0]?.outcome, { kind: 'sent' })
})

Deno.test('a lead’s email links the sender’s email address, phone number and website', async () => {
  const { ports, mailer } = testPorts()
  const fields = {
    dealershipName: 'Bay Motors',
    dealershipWebsite: 'bay-motors.example',
    name: 'Ada',
    email: 'ada@dealer.example',
    phone: '401 555 0142 ext 5',
  }
  const response = await createSettledHandler(ports)(post({ ...contactCall(), form: 'plan_request', fields }))

  assert.equal(response.status, 200)
  const links = [...(mailer.sent[0]?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  assert.deepEqual(links, [
    'https://bay-motors.example/',
    'mailto:ada@dealer.example',
    'tel:+14015550142;ext=5',
  ])
})

const landing = {
  page: '/campaign',
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'spring  sale',
}

Deno.test('a lead keeps its arrival time, page and campaign', async () => {
  const { ports, database, mailer } = testPorts()
  const call = contactCall({ source: landing })
  assert.equal((await createSettledHandler(ports)(post(call))).status, 200)

  const { fields } = database.submissions.get(call.submissionId) ?? {}
  assert.deepEqual(JSON.parse(JSON.stringify(fields)), {
    ...contact,
    phone: '(401) 555-0142',
    ...landing,
  })
  const [email] = mailer.sent
  assert.ok(
    email?.text.includes(`
Received: Sat, Nov 21, 2026, 7:00 AM EST
Page: /campaign
Campaign: utm_source=google, utm_medium=cpc, utm_campaign=spring  sale

Sent from the ${brand.name} website. Reply to this email to answer the sender. Reference ${call.submissionId}
`),
  )
})

for (const source of [
  undefined,
  null,
  'google',
  [],
  { page: 5, utm_source: {}, utm_medium: '' },
  { page: 'https://evil.example', utm_other: 'x' },
  { page: '\u200b', utm_source: ' \n ' },
]) {
  Deno.test(`accepts a lead with the invalid source ${JSON.stringify(source)}, but drops the source`, async () => {
    const { ports, database, mailer } = testPorts()
    const call = contactCall({ source })
    assert.equal((await createSettledHandler(ports)(post(call))).status, 200)
    assert.deepEqual(JSON.parse(JSON.stringify(database.submissions.get(call.submissionId)?.fields)), {
      ...contact,
      phone: '(401) 555-0142',
    })
    assert.doesNotMatch(mailer.sent[0]?.text ?? '', /Page:|Campaign:/)
  })
}

Deno.test('a long source is cut off, and its line breaks add no rows to the email', async () => {
  const { ports, mailer } = testPorts()
  const source = { page: `/${'x'.repeat(100_000)}`, utm_term: `a\nPhone: 5${' '.repeat(100_000)}b` }
  assert.equal((await createSettledHandler(ports)(post(contactCall({ source })))).status, 200)
  const lines = mailer.sent[0]?.text.split('\n') ?? []
  assert.ok(lines.includes(`Page: /${'x'.repeat(199)}`))
  assert.ok(lines.includes('Campaign: utm_term=a Phone: 5'))
})

Deno.test('a retry from another page is the same lead', async () => {
  const { ports, database, mailer } = testPorts()
  const handler = createSettledHandler(ports)
  const call = contactCall({ source: landing })
  for (const source of [landing, { page: '/' }, undefined]) {
    assert.equal((await handler(post({ ...call, source }))).status, 200)
  }
  assert.equal(database.submissions.size, 1)
  assert.equal(mailer.sent.length, 1)
})

Deno.test('send-email keeps a plan request whose start date has passed, and notes that in the email', async () => {
  const { ports, database, mailer } = testPorts()
  const fields = {
    ...{ dealershipName: 'Bay Motors', name: 'Ada', email: 'ada@dealer.example', phone: '4015550142' },
    preferredStartDate: '2026-11-17',
  }
  const call = { ...contactCall(), form: 'plan_request', fields }

  assert.equal((await createSettledHandler(ports)(post(call))).status, 200)
  assert.equal(database.submissions.get(call.submissionId)?.fields.preferredStartDate, '2026-11-17')
  assert.match(mailer.sent[0]?.text ?? '', /Preferred start date: 11\/17\/2026 \(already past/)
})

Deno.test('send-email treats ten concurrent calls with the same id as one lead', async () => {
  const { ports, database, mailer } = testPorts()
  const handler = createSettledHandler(ports)
  const call = contactCall()
  const responses = await Promise.all(Array.from({ length: 10 }, () => handler(post(call))))

  assert.deepEqual([...new Set(responses.map((response) => response.status))], [200])
  assert.equal(database.submissions.size, 1)
  assert.equal(mailer.sent.length, 1)
})

Deno.test('send-email succeeds when only the mail provider is down, and leaves the email to the outbox', async () => {
  const { ports, database } = testPorts({}, { mailFault: outage() })
  const response = await createSettledHandler(ports)(post(contactCall()))

  assert.equal(response.status, 200)
  assert.equal([...database.emails.values()][0]?.outcome?.kind, 'outage')
})

Deno.test('send-email keeps a lead whose email the provider rejects', async () => {
  const { ports, database } = testPorts({}, { mailFault: new DeliveryError('resend 422', 'refused') })
  const response = await createSettledHandler(ports)(post(contactCall()))

  assert.equal(response.status, 200)
  assert.equal([...database.emails.values()][0]?.outcome?.kind, 'refused')
})

Deno.test('send-email emails a lead once and alerts the operators while the database is down', async () => {
  const { ports, database, mailer, alerts } = testPorts()
  database.isDown = true
  const handler = createSettledHandler(ports)
  const call = contactCall()
  const responses = await Promise.all(Array.from({ length: 10 }, () => handler(post(call))))

  assert.deepEqual([...new Set(responses.map((response) => response.status))], [200])
  assert.equal(mailer.sent.length, 1)
  assert.match(alerts.join(), /cannot be stored.*ECONNREFUSED/)
  const other = { ...call, fields: { ...call.fields, message: 'Other words under the same id.' } }
  assert.equal((await handler(post(other))).status, 200)
  assert.match(mailer.sent.pop()?.text ?? '', /Other words/)
  assert.equal(mailer.sent.length, 1)

  database.isDown = false
  assert.equal((await handler(post(call))).status, 200)
  assert.deepEqual(
    mailer.sent.map(({ id }) => id),
    [...database.emails.keys(), ...database.emails.keys()],
    'a retry after the outage is stored, and emailed under the same id',
  )
})

Deno.test('send-email fails if a lead can be neither stored nor sent, and a later retry works', async () => {
  const { ports, database, mailer } = testPorts({}, { mailFault: outage() })
  database.isDown = true
  const handler = createSettledHandler(ports)
  const call = contactCall()
  const response = await handler(post(call))

  assert.equal(response.status, 503)
  const message = 'We could not accept your message. Please try again later.'
  assert.deepEqual(await response.json(), { success: false, error: 'unavailable', message })

  mailer.fault = undefined
  assert.equal((await handler(post(call))).status, 200)
})

Deno.test('send-email responds to a rate-limited sender with 429 and Retry-After', async () => {
  const { ports, database, mailer } = testPorts()
  database.store.save = async () => ({ kind: 'limited', retryAfterSeconds: 42 })
  const response = await createSettledHandler(ports)(post(contactCall()))

  assert.equal(response.status, 429)
  assert.equal(response.headers.get('retry-after'), '42')
  assert.equal(mailer.sent.length, 0)
})

Deno.test('send-email limits each sender even while the database is down', async () => {
  const { ports, database } = testPorts()
  database.isDown = true
  const handler = createSettledHandler(ports)
  const from = (sender: string, call = contactCall()) => handler(post(call, { 'x-forwarded-for': sender }))
  const first = contactCall()
  const statuses = [
    await from('a', first),
    await from('a'),
    await from('a'),
    await from('a'),
    await from('b'),
  ]

  assert.deepEqual(
    statuses.map((each) => each.status),
    [200, 200, 200, 429, 200],
  )
  assert.equal((await from('a', first)).status, 200, 'a known id is never limited')
})

Deno.test('send-email responds to an unexpected error with a plain 500 and logs no personal data', async () => {
  const { ports, logged } = testPorts({
    senderOf: () => {
      throw new Error('ada@dealer.example')
    },
  })
  const response = await createSettledHandler(ports)(post(contactCall()))

  assert.equal(response.status, 500)
  assert.equal((await response.json()).error, 'internal')
  assert.doesNotMatch(logged.join(), /ada/)
})

Deno.test('a call without fields is emailed as text and as sanitized HTML with links as URLs', async () => {
  const { ports, database, mailer } = testPorts()
  const html =
    '<p onclick="x()">Hi <script>alert(1)</script><a href="https://x.example/y">https://bank.example</a><img src=x></p>'
  const body = { to: supportEmail, subject: 'New Advanced 40 Plan Request', text: 'Hi\0', html }
  const response = await createSettledHandler(ports)(post(body))

  assert.equal(response.status, 200)
  const { id } = await response.json()
  assert.equal(database.submissions.get(id)?.form, 'message')
  assert.equal(mailer.sent[0]?.subject, '[website, unverified] New Advanced 40 Plan Request')
  assert.equal(mailer.sent[0]?.html, '<p>Hi <span>https://x.example/y</span></p>')
  assert.equal(mailer.sent[0]?.text, 'Hi')
})

Deno.test('markup from an older client keeps its headings, lists and tables', async () => {
  const { ports, mailer } = testPorts()
  const kept =
    '<h2>a</h2><h3>b</h3><ul><li><b>c</b><em>d</em></li></ul><ol><li>e</li></ol><blockquote><u>f</u></blockquote><hr />' +
    '<table><thead><tr><th align="left">g</th></tr></thead><tbody><tr><td align="right">h<br />i</td></tr></tbody></table>'
  const dropped =
    '<style>j</style><script>k</script><textarea>l</textarea><select><option>m</option></select><noscript>n</noscript><title>o</title>'
  const html = `${kept}${dropped}<td align="right" style="color:red" class="x"></td>`
  const body = { to: supportEmail, subject: 'Hi', text: 'Hi', html }
  assert.equal((await createSettledHandler(ports)(post(body))).status, 200)
  assert.equal(mailer.sent[0]?.html, `${kept}<td align="right"></td>`)
})

Deno.test('the webhook gets the lead as it was stored', async () => {
  const leads: unknown[] = []
  const webhook = { send: async (_id: string, lead: unknown) => void leads.push(lead) }
  const { ports } = testPorts({ webhook, now: () => new Date('2026-11-21T12:00:00Z') })
  const call = contactCall({ source: { page: '/contact' } })
  assert.equal((await createSettledHandler(ports)(post(call))).status, 200)
  assert.deepEqual(JSON.parse(JSON.stringify(leads)), [
    {
      id: call.submissionId,
      form: 'contact',
      fields: { ...contact, phone: '(401) 555-0142', page: '/contact' },
      createdAt: '2026-11-21T12:00:00.000Z',
      file: null,
    },
  ])
})

for (const html of [
  '',
  '<img src=x>',
  '<table><tr><td>&nbsp;</td></tr></table>',
  '<title>Hi</title>',
  '<b> </b>',
]) {
  Deno.test(`a call without fields is emailed as plain text when its markup is ${JSON.stringify(html)}`, async () => {
    const { ports, mailer } = testPorts()
    const body = { to: supportEmail, subject: 'New Demo Request', text: 'Ada, Bay Motors', html }
    assert.equal((await createSettledHandler(ports)(post(body))).status, 200)
    assert.equal(mailer.sent[0]?.html, '')
    assert.equal(mailer.sent[0]?.text, 'Ada, Bay Motors')
  })
}

Deno.test('the longest possible subject is cut to fit after its prefix', async () => {
  const { ports, mailer } = testPorts()
  const body = {
    to: supportEmail,
    subject: `${'s'.repeat(176)}\u{1f697}${'s'.repeat(22)}`,
    text: 'Hi',
    html: 'Hi',
  }
  assert.equal((await createSettledHandler(ports)(post(body))).status, 200)
  assert.equal(mailer.sent[0]?.subject, `[website, unverified] ${'s'.repeat(176)}\u{1f697}`)
})

Deno.test('responds once the lead is stored, without waiting for the mail provider', async () => {
  let take: () => void = () => undefined
  const hanging = {
    send: () =>
      new Promise<void>((resolve) => {
        take = resolve
      }),
  }
  const after: Promise<unknown>[] = []
  const { ports, database } = testPorts({ mailer: hanging, afterAnswer: (work) => void after.push(work) })
  assert.equal((await createHandler(ports)(post(contactCall()))).status, 200)
  assert.equal([...database.emails.values()][0]?.outcome, undefined)
  take()
  await Promise.all(after)
  assert.deepEqual([...database.emails.values()][0]?.outcome, { kind: 'sent' })
})

Deno.test('accepts a recipient and an id in capitals', async () => {
  const { ports, database } = testPorts()
  const handler = createSettledHandler(ports)
  const call = contactCall()
  const loud = {
    ...call,
    to: ` ${supportEmail.toUpperCase()} `,
    submissionId: call.submissionId.toUpperCase(),
  }
  for (const each of [call, loud]) {
    const response = await handler(post(each))
    assert.deepEqual(await response.json(), { success: true, id: call.submissionId })
  }
  assert.equal(database.submissions.size, 1)
})

Deno.test('120 consecutive leads are all emailed right away', async () => {
  const { ports, mailer } = testPorts({ limits: { ...testLimits, perSender: 200 } })
  const handler = createSettledHandler(ports)
  for (let count = 0; count < 120; count += 1) assert.equal((await handler(post(contactCall()))).status, 200)
  assert.equal(mailer.sent.length, 120)
})

Deno.test('leaves deliveries to the outbox once a hundred are under way', async () => {
  let sending = 0
  const hanging = {
    send: () => {
      sending += 1
      return new Promise<void>(() => undefined)
    },
  }
  const { ports } = testPorts({ mailer: hanging, limits: { ...testLimits, perSender: 200 } })
  const handler = createHandler(ports)
  for (let count = 0; count < 120; count += 1) assert.equal((await handler(post(contactCall()))).status, 200)
  assert.equal(sending, 100)
})

for (const [held, change] of [
  ['decoy', { fields: { ...contact, website: 'https://spam.example' } }],
  ['fast', { filledInMs: 900 }],
] as const) {
  Deno.test(`a message that looks like junk (${held}) gets a normal response and is stored, but not sent`, async () => {
    const { ports, database, mailer } = testPorts()
    const call = contactCall(change)
    const response = await createSettledHandler(ports)(post(call))
    assert.equal(response.status, 200)
    assert.deepEqual(await response.json(), { success: true, id: call.submissionId })
    assert.equal(database.submissions.get(call.submissionId)?.held, held)
    assert.equal(mailer.sent.length, 0)
  })
}

for (const filledInMs of [2000, 'soon', null, undefined]) {
  Deno.test(`a message with a fill-in time of ${filledInMs} is not held`, async () => {
    const { ports, mailer } = testPorts()
    const response = await createSettledHandler(ports)(post(contactCall({ filledInMs })))
    assert.equal(response.status, 200)
    assert.equal(mailer.sent.length, 1)
  })
}

Deno.test('the name of an unknown plan is in the email but not in its subject', async () => {
  const { ports, mailer } = testPorts()
  const planInterest = 'URGENT: your account is suspended'
  for (const plan of ['Advanced 40', planInterest]) {
    const fields = { ...contact, dealershipName: 'Bay Motors', planInterest: plan }
    await createSettledHandler(ports)(post(contactCall({ form: 'plan_request', fields })))
  }
  assert.deepEqual(
    mailer.sent.map(({ subject }) => subject),
    ['New Advanced 40 Plan Request', 'New Other Plan Request'],
  )
  assert.match(mailer.sent[1]?.text ?? '', /Plan: URGENT: your account/)
})
