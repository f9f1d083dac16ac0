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

function linesOf(message: object | undefined): string[] {
  const { text, attachments } = message as { text?: string; attachments?: unknown }
  if (text !== undefined) return text.split('\n').filter(isAnswered)
  const [card] = attachments as Array<{
    content: { body: Array<{ type: string; inlines: Array<{ text: string }> }> }
  }>
  const shown = (card?.content.body ?? []).map(({ type, inlines }) => {
    assert.equal(type, 'RichTextBlock')
    return inlines.map((run) => run.text).join('')
  })
  return shown.filter(isAnswered)
}

function isAnswered(line: string): boolean {
  return !line.endsWith(': Not provided')
}

Deno.test('Slack gets a lead as text without mentions or links', () => {
  const escaped = lines.join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const message = chatMessage(slack, lead)
  assert.deepEqual(Object.keys(message ?? {}), ['text'])
  assert.deepEqual(linesOf(message), escaped.split('\n'))
})

Deno.test('Teams gets a lead as an adaptive card without Markdown', () => {
  const message = chatMessage(teams, lead)
  assert.deepEqual(linesOf(message), lines)
  const { attachments } = message as { attachments: Array<{ content: { body: object[] } }> }
  const block = (run: object) => ({
    type: 'RichTextBlock',
    spacing: 'None',
    inlines: [{ type: 'TextRun', ...run }],
  })
  const [title, first] = attachments[0]?.content.body ?? []
  assert.deepEqual(title, block({ text: lines[0], weight: 'Bolder', size: 'Medium' }))
  assert.deepEqual(first, block({ text: lines[1] }))
})

for (const [url, isChat] of [
  [slack, true],
  ['https://hooks.slack-gov.com/services/x', true],
  [teams, true],
  ['https://x.environment.api.powerplatform.com/x', true],
  ['https://a.webhook.office.com/x', true],
  ['https://hooks.slack.com.evil.example/x', false],
  ['https://evilwebhook.office.com.x.example/', false],
  ['https://crm.example/hooks.slack.com', false],
] as const) {
  Deno.test(`the webhook URL ${url} ${isChat ? 'needs no secret' : 'needs a secret and gets signed JSON'}`, () => {
    assert.equal(chatMessage(url, lead) !== undefined, isChat)
    const choose = () => chooseWebhook({ LEAD_WEBHOOK_URL: url })
    if (isChat) assert.ok(choose())
    else assert.throws(choose, /LEAD_WEBHOOK_SECRET is missing/)
  })
}

Deno.test('without a webhook URL, there is no webhook', () => assert.equal(chooseWebhook({}), undefined))

Deno.test('the chat message for a job application includes the resume’s name and size', () => {
  const application = {
    ...lead,
    form: 'career_application',
    fields: { name: 'Ada', roleApplyingFor: 'other', coverLetter: 'Hi' },
    file: { filename: 'resume.pdf', mediaType: 'application/pdf', bytes: 2 * 1024 * 1024 },
  }
  const shown = linesOf(chatMessage(slack, application))
  assert.equal(shown[0], 'New Application: Other - specify in cover letter')
  assert.ok(shown.includes('Resume: resume.pdf (2.00 MB), attached to the email'))
})

Deno.test('the chat message for a submission without form fields has its subject and text', () => {
  const call = { ...lead, form: 'message', fields: { subject: 'Hello', text: 'a\nb', html: '<p>a</p>' } }
  assert.deepEqual(linesOf(chatMessage(slack, call)), ['Hello', 'text:', '  a', '  b', 'Reference s-1'])
})

Deno.test('the chat message for a form that no longer exists has its fields', () => {
  for (const form of ['gone', 'constructor']) {
    const shown = linesOf(chatMessage(teams, { ...lead, form, fields: { vehicles: '40' } }))
    assert.deepEqual(shown, [`New ${form}`, 'vehicles: 40', 'Reference s-1'])
  }
})

for (const [what, text] of [
  ['200,000 characters', '車'.repeat(200_000)],
  ['100,000 lines', 'a\n'.repeat(100_000)],
  ['100,000 escaped characters', '&'.repeat(100_000)],
] as const) {
  Deno.test(`a lead of ${what} fits into a chat message`, () => {
    const long = { ...lead, form: 'message', fields: { subject: 'Hello', text } }
    for (const url of [slack, teams]) {
      const message = chatMessage(url, long)
      const size = new TextEncoder().encode(JSON.stringify(message)).length
      assert.ok(size < 28_000, `${size} bytes`)
      assert.deepEqual(linesOf(message).slice(-2), ['… The email has the rest.', 'Reference s-1'])
    }
  })
}
