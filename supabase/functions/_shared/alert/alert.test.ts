import assert from 'node:assert/strict'
import { brand } from '../brand.ts'
import type { OutgoingEmail } from '../email-sending/mailer.ts'
import { createAlert, type Problem } from './alert.ts'

const refused: Problem = { kind: 'refused', text: '3 refused by the mail provider' }
const store: Problem = { kind: 'store', text: 'Leads cannot be stored' }
const text = `${brand.name} website: leads need attention. ${refused.text}. See docs/operations.md.`

const down = () => Promise.reject(new Error('down'))

type Change = {
  url?: string
  query?: (text: string, values: unknown[]) => Promise<unknown[]>
  send?: (email: OutgoingEmail) => Promise<void>
  now?: () => number
}

/** By default, the fake database rejects all queries. */
function setUp({ url = 'https://x.example', query = down, send, now = () => 0 }: Change) {
  const posted: unknown[] = []
  const mailed: OutgoingEmail[] = []
  globalThis.fetch = async (_url, init) => {
    posted.push(JSON.parse(String(init?.body)))
    return new Response(null, { status: 202 })
  }
  const mailer = { send: send ?? (async (email: OutgoingEmail) => void mailed.push(email)) }
  const { alert } = createAlert({
    ...{ url, supportEmail: 'support@x.example', mailer, now },
    database: { query: query as never },
    log: () => undefined,
  })
  return { alert, posted, mailed }
}

Deno.test('an alert is posted to Teams as an adaptive card, and to other webhooks as text', async () => {
  const body = [{ type: 'TextBlock', text, wrap: true }]
  const contentType = 'application/vnd.microsoft.card.adaptive'
  const content = { type: 'AdaptiveCard', version: '1.4', body }
  for (const [url, message] of [
    ['https://x.example', { text }],
    [
      'https://prod-1.westus.logic.azure.com/workflows/x',
      { type: 'message', attachments: [{ contentType, content }] },
    ],
  ] as const) {
    const { alert, posted } = setUp({ url, query: async () => [{ kind: 'refused', isDue: true }] })
    await alert([refused])
    assert.deepEqual(posted, [message])
  }
})

Deno.test('repeated alerts about one problem cause at most one database query a minute', async () => {
  const asked: unknown[] = []
  const query = async (_: string, [kind]: unknown[]) => {
    asked.push(kind)
    return []
  }
  let nowMs = 0
  const { alert } = setUp({ query, now: () => nowMs })
  for (nowMs of [0, 0, 59_999, 60_000]) await alert([refused])
  await alert([store])
  assert.deepEqual(asked, ['refused', 'refused', 'store'])
})

Deno.test('while the database is down, alert emails that different processes send in the same hour have the same id', async () => {
  const hourMs = 3_600_000
  const ids: string[][] = []
  for (const firstMs of [0, 120_000]) {
    let nowMs = 0
    const { alert, mailed, posted } = setUp({ now: () => nowMs })
    for (nowMs of [firstMs, firstMs + hourMs - 60_000, firstMs + hourMs]) await alert([store])
    assert.deepEqual(posted, [])
    const [{ id, text, html, ...rest } = assert.fail('no mail')] = mailed
    const inbox = 'support@x.example'
    const subject = `${brand.name} website: leads need attention`
    assert.deepEqual(rest, { to: inbox, replyTo: inbox, subject, isAutomatic: true })
    for (const part of [text, html]) assert.match(part, /Leads cannot be stored\. See docs\/operations\.md\./)
    ids.push(mailed.map(({ id }) => id))
  }
  assert.deepEqual(ids[0], ids[1])
  assert.equal(new Set(ids[0]).size, 2)
})

Deno.test('an alert is posted even if both the database and the mail server are down', async () => {
  const { alert, posted } = setUp({ send: down })
  await alert([refused])
  assert.deepEqual(posted, [{ text }])
})
