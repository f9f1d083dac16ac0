import assert from 'node:assert/strict'
import { createAlert } from './alert.ts'

const problem = '3 refused by the mail provider'
const text = `Lotspin website: leads need attention. ${problem}. See docs/operations.md.`

/** The bodies that an alert posts to `url`. */
async function postedTo(url: string) {
  const bodies: unknown[] = []
  const realFetch = globalThis.fetch
  globalThis.fetch = async (_url, init) => {
    bodies.push(JSON.parse(String(init?.body)))
    return new Response(null, { status: 202 })
  }
  const claim = async () => ({ release: async () => undefined })
  const alert = createAlert({ url, siteName: 'Lotspin', claim, log: () => undefined })
  await alert([problem]).finally(() => {
    globalThis.fetch = realFetch
  })
  return bodies
}

Deno.test('Slack, Mattermost, Google Chat and monitors get a text', async () => {
  assert.deepEqual(await postedTo('https://hooks.slack.com/services/T/B/x'), [{ text }])
})

for (const host of [
  'prod-1.westus.logic.azure.com',
  'x.environment.api.powerplatform.com',
  'a.webhook.office.com',
]) {
  Deno.test(`Teams at ${host} gets an adaptive card`, async () => {
    const [body] = (await postedTo(`https://${host}/workflows/x`)) as Array<{
      attachments: Array<{ contentType: string; content: { body: unknown[] } }>
    }>
    assert.equal(body?.attachments[0]?.contentType, 'application/vnd.microsoft.card.adaptive')
    assert.deepEqual(body?.attachments[0]?.content.body, [{ type: 'TextBlock', text, wrap: true }])
  })
}

Deno.test('a host that only ends like one of Teams gets a text', async () => {
  assert.deepEqual(await postedTo('https://evillogic.azure.com.x.example/'), [{ text }])
})

Deno.test('an urgent alert is sent within the hour of another', async () => {
  const posted: string[] = []
  const realFetch = globalThis.fetch
  globalThis.fetch = async (_url, init) => {
    posted.push(JSON.parse(String(init?.body)).text)
    return new Response(null, { status: 202 })
  }
  let claims = 0
  const claim = async () => (claims++ === 0 ? { release: async () => undefined } : undefined)
  const alert = createAlert({ url: 'https://x.example', siteName: 'Lotspin', claim, log: () => undefined })
  await alert(['one'])
  await alert(['two'])
  await alert(['three'], { isUrgent: true })
  globalThis.fetch = realFetch
  assert.deepEqual(
    posted.map((each) => /attention\. (\w+)/.exec(each)?.[1]),
    ['one', 'three'],
  )
})
