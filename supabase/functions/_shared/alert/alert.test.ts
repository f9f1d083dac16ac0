import assert from 'node:assert/strict'
import { createAlert, type Problem } from './alert.ts'

const refused: Problem = { kind: 'refused', text: '3 refused by the mail provider' }
const store: Problem = { kind: 'store', text: 'Leads cannot be stored' }
const text = `Lotspin website: leads need attention. ${refused.text}. See docs/operations.md.`

type Change = {
  url?: string
  query?: () => Promise<unknown[]>
  mail?: () => Promise<void>
  now?: () => number
}

/** Returns everything posted and emailed while `work` runs. `query` fakes the database; by default it's down. */
async function alerting(
  { url = 'https://x.example', query = () => Promise.reject(new Error('down')), mail, now }: Change,
  work: (alert: ReturnType<typeof createAlert>['alert']) => Promise<void>,
) {
  const posted: unknown[] = []
  const mailed: string[] = []
  const realFetch = globalThis.fetch
  globalThis.fetch = async (_url, init) => {
    posted.push(JSON.parse(String(init?.body)))
    return new Response(null, { status: 202 })
  }
  const { alert } = createAlert({
    url,
    siteName: 'Lotspin',
    database: { query: query as never },
    mailer: {
      send: async ({ id }) => {
        await mail?.()
        mailed.push(id)
      },
    },
    supportEmail: 'support@x.example',
    log: () => undefined,
    ...(now && { now }),
  })
  await work(alert).finally(() => {
    globalThis.fetch = realFetch
  })
  return { posted, mailed }
}

const claimed = async () => [{ kind: 'refused', isDue: true }]

Deno.test('Slack, Mattermost, Google Chat and monitors get plain text', async () => {
  const { posted } = await alerting({ query: claimed }, (alert) => alert([refused]))
  assert.deepEqual(posted, [{ text }])
})

for (const host of [
  'prod-1.westus.logic.azure.com',
  'x.environment.api.powerplatform.com',
  'a.webhook.office.com',
]) {
  Deno.test(`Teams at ${host} gets an adaptive card`, async () => {
    const url = `https://${host}/workflows/x`
    const { posted } = await alerting({ url, query: claimed }, (alert) => alert([refused]))
    const [body] = posted as Array<{
      attachments: Array<{ contentType: string; content: { body: unknown[] } }>
    }>
    assert.equal(body?.attachments[0]?.contentType, 'application/vnd.microsoft.card.adaptive')
    assert.deepEqual(body?.attachments[0]?.content.body, [{ type: 'TextBlock', text, wrap: true }])
  })
}

Deno.test('a host that only contains a Teams host’s name gets plain text', async () => {
  const url = 'https://evillogic.azure.com.x.example/'
  assert.deepEqual((await alerting({ url, query: claimed }, (alert) => alert([refused]))).posted, [{ text }])
})

Deno.test('a repeated problem queries the database at most once a minute', async () => {
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
    nowMs = 61_000
    await alert([refused])
    assert.equal(asked, 3)
  })
})

Deno.test('with the database down, all processes email an alert under one id per hour, which the provider sends once', async () => {
  let nowMs = 0
  const ids = new Set<string>()
  for (let process = 0; process < 4; process += 1) {
    const { mailed, posted } = await alerting({ now: () => nowMs }, async (alert) => {
      await alert([store])
      nowMs += 120_000
      await alert([store])
    })
    assert.equal(mailed.length, 1)
    assert.deepEqual(posted, [])
    for (const id of mailed) ids.add(id)
  }
  assert.equal(ids.size, 1)
})

Deno.test('an alert is posted while both the database and mail are down', async () => {
  const mail = () => Promise.reject(new Error('down'))
  const { posted } = await alerting({ mail }, (alert) => alert([refused]))
  assert.deepEqual(posted, [{ text }])
})
