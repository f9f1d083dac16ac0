import assert from 'node:assert/strict'
import type { OutgoingEmail } from '../email-sending/mailer.ts'
import { type Alert, createAlert, type Problem } from './alert.ts'

const refused: Problem = { kind: 'refused', text: '3 refused by the mail provider' }
const store: Problem = { kind: 'store', text: 'Leads cannot be stored' }
const text = `Lotspin website: leads need attention. ${refused.text}. See docs/operations.md.`

type Change = {
  url?: string
  query?: (text: string, values: unknown[]) => Promise<unknown[]>
  mail?: () => Promise<void>
  now?: () => number
}

/** By default, the fake database rejects all queries. */
async function alerting(
  { url = 'https://x.example', query, mail, now = () => 0 }: Change,
  work = (alert: Alert) => alert([refused]),
) {
  const posted: unknown[] = []
  const mailed: OutgoingEmail[] = []
  const realFetch = globalThis.fetch
  globalThis.fetch = async (_url, init) => {
    posted.push(JSON.parse(String(init?.body)))
    return new Response(null, { status: 202 })
  }
  const send = async (email: OutgoingEmail) => {
    await mail?.()
    mailed.push(email)
  }
  const down = () => Promise.reject(new Error('down'))
  const { alert } = createAlert({
    ...{ url, supportEmail: 'support@x.example', mailer: { send }, now },
    database: { query: (query ?? down) as never },
    log: () => undefined,
  })
  await work(alert).finally(() => {
    globalThis.fetch = realFetch
  })
  return { posted, mailed }
}

const claimed = async () => [{ kind: 'refused', isDue: true }]

Deno.test('an alert is posted as text, or to Teams as an adaptive card', async () => {
  const body = [{ type: 'TextBlock', text, wrap: true }]
  const contentType = 'application/vnd.microsoft.card.adaptive'
  const content = { type: 'AdaptiveCard', version: '1.4', body }
  const url = 'https://prod-1.westus.logic.azure.com/workflows/x'
  const [chat, teams] = [await alerting({ query: claimed }), await alerting({ url, query: claimed })]
  assert.deepEqual(chat.posted, [{ text }])
  assert.deepEqual(teams.posted, [{ type: 'message', attachments: [{ contentType, content }] }])
})

Deno.test('repeated alerts about one problem query the database at most once a minute', async () => {
  const asked: unknown[] = []
  const query = async (_: string, [kind]: unknown[]) => {
    asked.push(kind)
    return []
  }
  let nowMs = 0
  await alerting({ query, now: () => nowMs }, async (alert) => {
    for (nowMs of [0, 0, 59_999, 60_000]) await alert([refused])
    await alert([store])
  })
  assert.deepEqual(asked, ['refused', 'refused', 'store'])
})

Deno.test('while the database is down, alert emails within an hour have the same id in all processes', async () => {
  const hourMs = 3_600_000
  const ids: string[][] = []
  for (const firstMs of [0, 120_000]) {
    let nowMs = 0
    const { mailed, posted } = await alerting({ now: () => nowMs }, async (alert) => {
      for (nowMs of [firstMs, firstMs + hourMs - 60_000, firstMs + hourMs]) await alert([store])
    })
    assert.deepEqual(posted, [])
    const [{ id, text, html, ...rest } = assert.fail('no mail')] = mailed
    const inbox = 'support@x.example'
    const subject = 'Lotspin website: leads need attention'
    assert.deepEqual(rest, { to: inbox, replyTo: inbox, subject, isAutomatic: true })
    for (const part of [text, html]) assert.match(part, /Leads cannot be stored\. See docs\/operations\.md\./)
    ids.push(mailed.map(({ id }) => id))
  }
  assert.deepEqual(ids[0], ids[1])
  assert.equal(new Set(ids[0]).size, 2)
})

Deno.test('an alert is posted even while both the database and mail are down', async () => {
  const mail = () => Promise.reject(new Error('down'))
  const { posted } = await alerting({ mail })
  assert.deepEqual(posted, [{ text }])
})
