import assert from 'node:assert/strict'
import { chatMessage } from './chat.ts'
import type { Lead } from './webhook.ts'
import { chooseWebhook } from './webhook.ts'

const slack = 'https://hooks.slack.com/services/T0/B0/x'
const teams = 'https://prod-1.westus.logic.azure.com/workflows/x'

const lead: Lead = {
  id: 's-1',
  form: 'contact',
  fields: {
    name: 'Ada <!channel>',
    email: 'ada@dealer.example',
    message: 'Two lots,\n[80](https://evil.example) & <https://evil.example|more>',
    page: '/contact',
    utm_source: 'google',
  },
  createdAt: '2026-11-21T12:00:00Z',
  file: null,
}

const lines = [
  'New Contact Form Submission',
  'Name: Ada <!channel>',
  'Email: ada@dealer.example',
  'About: General question',
  'Message:',
  '  Two lots,',
  '  [80](https://evil.example) & <https://evil.example|more>',
  'Received: Sat, Nov 21, 2026, 7:00 AM EST',
  'Page: /contact',
  'Campaign: utm_source=google',
  'Reference s-1',
]

type Card = { content: { body: Array<{ inlines: Array<{ text: string }> }> } }

/** Rows without a value are removed, so a new optional field doesn't change the expected messages. */
function linesOf(message: object | undefined): string[] {
  const { text, attachments } = message as { text?: string; attachments?: Card[] }
  const blocks = attachments?.[0]?.content.body ?? []
  const lines = text?.split('\n') ?? blocks.map(({ inlines }) => inlines.map((run) => run.text).join(''))
  return lines.filter((line) => !line.endsWith(': Not provided'))
}

Deno.test('Slack gets a lead as text without mentions or links', () => {
  const escaped = lines.map((line) =>
    line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  )
  const message = chatMessage(slack, lead)
  assert.deepEqual(Object.keys(message ?? {}), ['text'])
  assert.deepEqual(linesOf(message), escaped)
})

Deno.test('Teams gets a lead as an adaptive card without Markdown', () => {
  const message = chatMessage(teams, lead)
  assert.deepEqual(linesOf(message), lines)
  const block = { type: 'RichTextBlock', spacing: 'None' }
  const title = { type: 'TextRun', text: lines[0], weight: 'Bolder', size: 'Medium' }
  assert.deepEqual((message as { attachments: Card[] }).attachments[0]?.content.body.slice(0, 2), [
    { ...block, inlines: [title] },
    { ...block, inlines: [{ type: 'TextRun', text: lines[1] }] },
  ])
})

Deno.test('Slack and Teams webhooks need no secret, but all other webhooks do', () => {
  const chats = [
    ...[slack, 'https://hooks.slack-gov.com/services/x', teams, 'https://a.webhook.office.com/x'],
    'https://x.environment.api.powerplatform.com/x',
  ]
  for (const url of chats) {
    assert.ok(chatMessage(url, lead))
    assert.ok(chooseWebhook({ LEAD_WEBHOOK_URL: url }))
  }
  for (const url of [
    'https://hooks.slack.com.evil.example/x',
    'https://evilwebhook.office.com.x.example/',
    'https://crm.example/hooks.slack.com',
  ]) {
    assert.equal(chatMessage(url, lead), undefined)
    assert.throws(() => chooseWebhook({ LEAD_WEBHOOK_URL: url }), /LEAD_WEBHOOK_SECRET is missing/)
  }
  assert.equal(chooseWebhook({}), undefined)
})

for (const [what, content, change, shown] of [
  [
    'a job application',
    'the resume’s name and size',
    {
      form: 'career_application',
      fields: { name: 'Ada', roleApplyingFor: 'other' },
      file: { filename: 'resume.pdf', mediaType: 'application/pdf', bytes: 2 * 1024 * 1024 },
    },
    [
      ...['New Application: Other - specify in cover letter', 'Name: Ada'],
      ...['Role: Other - specify in cover letter', 'Resume: resume.pdf (2.00 MB), attached to the email'],
      'Received: Sat, Nov 21, 2026, 7:00 AM EST',
    ],
  ],
  [
    'a submission without form fields',
    'its subject and text',
    { form: 'message', fields: { subject: 'Hello', text: 'a\nb', html: '<p>a</p>' } },
    ['Hello', 'text:', '  a', '  b'],
  ],
  [
    'a form that no longer exists',
    'the submitted fields',
    { form: 'constructor', fields: { vehicles: '40' } },
    ['New constructor', 'vehicles: 40'],
  ],
] as const) {
  Deno.test(`the chat message for ${what} contains ${content}`, () =>
    assert.deepEqual(linesOf(chatMessage(slack, { ...lead, ...change })), [...shown, 'Reference s-1']))
}

for (const [what, text, shownCharacters] of [
  ['200,000 characters', '車'.repeat(200_000), [5000, 5000]],
  ['100,000 lines', 'a\n'.repeat(100_000), [321, 321]],
  ['100,000 escaped characters', '&'.repeat(100_000), [24_976, 5000]],
] as const) {
  Deno.test(`a lead with ${what} is shortened to fit a chat message`, () => {
    const long = { ...lead, form: 'message', fields: { subject: 'Hello', text } }
    for (const [index, url] of [slack, teams].entries()) {
      const message = chatMessage(url, long)
      const size = new TextEncoder().encode(JSON.stringify(message)).length
      assert.ok(size < 28_000, `${size} bytes`)
      const shown = linesOf(message)
      assert.deepEqual(shown.splice(-2), ['… The email has the rest.', 'Reference s-1'])
      assert.equal(shown.slice(1).join('\n').length, shownCharacters[index])
    }
  })
}
