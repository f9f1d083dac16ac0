import { createServer } from 'node:http'
import { brand } from '@shared/brand'
import { afterAll, assert, expect, test } from 'vitest'
import { leads } from '../../../scripts/leads/command.mjs'
import { listen } from '../listen.ts'
import { startTestStack } from './stack-for-tests.ts'

const stack = await startTestStack()
afterAll(stack.stop)

const smoke = (functions: string, ...options: string[]) =>
  leads(['smoke', functions, '--url', stack.database.url, ...options])

test('leads smoke sends a test lead that is stored, emailed and then deleted', async () => {
  const result = await smoke(`${stack.functions.url}/functions/v1/`)
  expect(result).toMatch(/\b[\da-f]{8}-[\da-f-]{27}\b/)
  expect(result).toContain('delivered (notification)')
  const [mail] = await stack.inbox()
  expect(mail?.text).toContain('Smoke Test')
  expect(mail?.text).toContain('You can ignore it')
  expect(await stack.query('select from leads.submissions')).toEqual([])
})

test('leads smoke fails and prints the response if the URL is wrong or the origin isn’t allowed', async () => {
  await expect(smoke(`${stack.functions.url}/functions/v2`)).rejects.toThrow(/send-email .*\b404: /)
  const failed = smoke(`${stack.functions.url}/functions/v1`, '--origin', 'https://lotspin.example')
  await expect(failed).rejects.toThrow(
    /send-email .*\b403: .*ALLOWED_ORIGINS include https:\/\/lotspin\.example\?/,
  )
  expect(await stack.query('select from leads.submissions')).toEqual([])
})

/** Runs the smoke test against a fake function that accepts everything and passes each submission's id to `store`. */
async function smokeWith(store: (id: string) => Promise<unknown>, allowedMethods = ['OPTIONS', 'POST']) {
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    if (request.method === 'POST') await store(JSON.parse(body).submissionId)
    if (allowedMethods.includes(request.method ?? ''))
      response.setHeader('access-control-allow-origin', request.headers.origin ?? '')
    response.end('{"success":true}')
  })
  return smoke(`http://127.0.0.1:${await listen(server)}`).then(
    () => assert.fail('the smoke test passed'),
    (error) => error.message,
  )
}

test('leads smoke fails right away with the reason if the test lead is held, and deletes it', async () => {
  const hold = (id: string) =>
    stack.query(
      `insert into leads.submissions (id, form, fields) values ('${id}', 'contact', '{}');
       insert into leads.deliveries (id, submission_id, kind, status, last_error)
       values ('${id}', '${id}', 'webhook', 'held', 'webhook 500')`,
    )
  expect(await smokeWith(hold)).toContain('webhook held (webhook 500)')
  expect(await stack.query('select from leads.submissions')).toEqual([])
})

test('leads smoke fails if a response lacks the CORS header, or if the lead isn’t in this database', async () => {
  const ignore = async () => undefined
  for (const [method, other] of [
    ['OPTIONS', 'POST'],
    ['POST', 'OPTIONS'],
  ] as const) {
    const failure = await smokeWith(ignore, [other])
    for (const named of ['send-email', method, brand.siteOrigin]) expect(failure).toContain(named)
    expect(failure).not.toContain(other)
  }
  const failure = await smokeWith(ignore)
  for (const named of ['test lead', 'database']) expect(failure).toContain(named)
})
