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
  status?: number
  now?: () => number
}

/** By default, the fake database rejects all queries. */
async function alerting(
  { url = 'https://x.example', query, mail, status = 202, now = () => 0 }: Change,
  work = (alert: Alert) => alert([refused]),
) {
  const posted: unknown[] = []
  const mailed: OutgoingEmail[] = []
  const realFetch = globalThis.fetch
  globalThis.fetch = async (_url, init) => {
    posted.push(JSON.parse(String(init?.body)))
    return new Response(null, { status })
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

const card = { type: 'AdaptiveCard', version: '1.4', body: [{ type: 'TextBlock', text, wrap: true }] }
const contentType = 'application/vnd.microsoft.card.adaptive'
const teamsMessage = { type: 'message', attachments: [{ contentType, content: card }] }

for (const [host, message] of [
  ['x.example', { text }],
  ['evillogic.azure.com.x.example', { text }],
  ['prod-1.westus.logic.azure.com', teamsMessage],
  ['x.environment.api.powerplatform.com', teamsMessage],
  ['a.webhook.office.com', teamsMessage],
] as const) {
  Deno.test(`${host} gets alerts as ${message === teamsMessage ? 'adaptive cards' : 'plain text'}`, async () => {
    const { posted } = await alerting({ url: `https://${host}/workflows/x`, query: claimed })
    assert.deepEqual(posted, [message])
  })
}

Deno.test('repeated alerts about one problem query the database at most once a minute', async () => {
  let asked = 0
  let nowMs = 0
  const query = async () => {
    asked += 1
    return []
  }
  await alerting({ query, now: () => nowMs }, async (alert) => {
    for (let count = 0; count < 50; count += 1) await alert([refused])
    assert.equal(asked, 1)
    await alert([store])
    assert.equal(asked, 2)
    nowMs = 59_999
    await alert([refused])
    assert.equal(asked, 2)
    nowMs = 60_000
    await alert([refused])
    assert.equal(asked, 3)
  })
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

Deno.test('an alert is due again only if its receiver rejects it', async () => {
  for (const [url, status, statements] of [
    ['https://x.example', 500, 2],
    ['https://x.example', 202, 1],
    ['', 202, 1],
  ] as const) {
    const asked: unknown[] = []
    const query = async (_: string, values: unknown[]) => {
      asked.push(values[0])
      return claimed()
    }
    const { posted } = await alerting({ url, status, query })
    assert.deepEqual(asked, Array(statements).fill('refused'))
    assert.equal(posted.length, url ? 1 : 0)
  }
})

Deno.test('an alert is posted even while both the database and mail are down', async () => {
  const mail = () => Promise.reject(new Error('down'))
  const { posted } = await alerting({ mail })
  assert.deepEqual(posted, [{ text }])
})
