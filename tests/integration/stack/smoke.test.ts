import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack } from './stack-for-tests.ts'

let stack: Awaited<ReturnType<typeof startTestStack>>

beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack?.stop())

const smoke = (functions: string) =>
  promisify(execFile)(process.execPath, [
    'scripts/leads.mjs',
    'smoke',
    functions,
    '--url',
    stack.database.url,
  ])

test('the test lead of a deployment is stored, mailed and deleted again', async () => {
  const { stdout } = await smoke(`${stack.functions.url}/functions/v1/`)
  expect(stdout).toMatch(
    /^The test lead [\da-f-]{36} was stored and delivered \(notification\), and is deleted again/,
  )
  const [mail] = await stack.inbox()
  expect(mail?.text).toContain('Smoke Test')
  expect(mail?.text).toContain('There is nothing to do')
  expect(await stack.query('select from leads.submissions')).toEqual([])
})

test('a deployment that does not accept leads fails, with the answer', async () => {
  const failed = smoke(`${stack.functions.url}/functions/v2`)
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^send-email answered 404: /),
  })
})

test('a lead that is not delivered fails, with the reason, and is deleted', async () => {
  await stack.query(
    `create function leads.refuse() returns trigger language plpgsql as $$ begin new.status = 'held'; return new; end $$;
     create trigger refuse before insert on leads.deliveries for each row execute function leads.refuse()`,
  )
  const failed = smoke(`${stack.functions.url}/functions/v1`)
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: 'The test lead was stored, but not delivered: notification held.\n',
  })
  expect(await stack.query('select from leads.submissions')).toEqual([])
})
