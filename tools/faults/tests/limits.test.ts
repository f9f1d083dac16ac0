import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDatabase } from '../../../scripts/local-stack/database/database.mjs'
import { freePort } from '../../../scripts/local-stack/ports.mjs'
import { startAlertReceiver } from '../../../tests/integration/alert-receiver.ts'
import { contact } from '../submissions.mjs'
import { startWorld } from '../world.mjs'

const inAll = 40
let world: Awaited<ReturnType<typeof startWorld>>
let receiver: Awaited<ReturnType<typeof startAlertReceiver>>

beforeAll(async () => {
  receiver = await startAlertReceiver()
  const port = await freePort()
  world = await startWorld(
    { ...(await startDatabase({ port })), port },
    {
      SUBMISSIONS_PER_10_MINUTES: '20',
      SUBMISSIONS_PER_10_MINUTES_IN_ALL: String(inAll),
      ALERT_WEBHOOK_URL: receiver.url,
    },
  )
  await world.drain()
})
afterAll(async () => {
  await world?.stop()
  receiver?.stop()
})

const from = (address: string) => ({ 'cf-connecting-ip': address })
const countOf = (statuses: number[], status: number) => statuses.filter((each) => each === status).length

async function health() {
  const response = await fetch(`http://127.0.0.1:${world.deliverOutbox.port}`)
  return `${response.status} ${await response.text()}`
}

test('600 rejected requests from one /48 network don’t lock out other visitors', async () => {
  const refused: number[] = []
  for (let round = 0; round < 10; round += 1) {
    const calls = Array.from({ length: 60 }, (_, index) =>
      world.submit('{}', from(`2001:db8:1:${index.toString(16)}::1`)),
    )
    refused.push(...(await Promise.all(calls)))
  }
  const visitors = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      world.submit(contact(), from(index % 2 ? `203.0.113.${index}` : `2001:db8:2:${index}::1`)),
    ),
  )
  expect(visitors).toEqual(Array(10).fill(200))
  expect(countOf(refused, 400)).toBe(500)
  expect(countOf(refused, 429)).toBe(100)
  expect(await health()).toBe('200 {"status":"ok"}')
  expect(receiver.alerts).toEqual([])
})

test('leads over the global limit are held, and cause one alert, one email and a failing health check', async () => {
  await world.reset()
  const visit = (index: number) => world.submit(contact(), from(`198.51.100.${index}`))
  for (let index = 0; index < inAll; index += 1) expect(await visit(index)).toBe(200)
  // An alert of another kind in the same hour must not suppress the one about the limit.
  await world.query(`insert into leads.alerts (kind, text) values ('waiting', 'A lead has waited')`)
  expect([await visit(101), await visit(102)]).toEqual([200, 200])

  const alerts = () => receiver.alerts.map((each) => /limit for all senders together/.test(each))
  await expect.poll(alerts).toEqual([true])
  expect(await health()).toMatch(/^503 .*limit for all senders together/)
  const held = `select held_reason as reason, status from leads.submissions s join leads.deliveries d
    on d.submission_id = s.id where held_reason is not null`
  expect(await world.query(held)).toEqual(Array(2).fill({ reason: 'limit', status: 'held' }))

  await world.settle()
  const subjects = world.provider.taken.map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('New Contact'))).toHaveLength(inAll)
  expect(subjects.filter((subject) => subject.includes('2 held submissions'))).toHaveLength(1)
})
