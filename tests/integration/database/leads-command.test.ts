import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createPostgresOutbox } from '../../../supabase/functions/_shared/outbox/postgres.ts'
import type { Submission } from '../../../supabase/functions/send-email/ports.ts'
import { createPostgresStore } from '../../../supabase/functions/send-email/store/store.ts'
import { limits, openTestDatabase } from './database-for-tests.ts'

const server = openTestDatabase()
const email = { subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' }

async function leads(...args: string[]) {
  const { stdout } = await promisify(execFile)(process.execPath, [
    'scripts/leads.mjs',
    ...args,
    '--url',
    server.url,
  ])
  return stdout
}

async function store(fields: Record<string, string>) {
  const id = crypto.randomUUID()
  const submission: Submission = {
    id,
    form: 'contact',
    recipient: 'support',
    fields,
    replyTo: undefined,
    email,
  }
  const messages = [{ ...email, id: crypto.randomUUID(), kind: 'notification' as const, to: 's@x.example' }]
  const entry = {
    submission,
    messages,
    contentHash: '1'.repeat(64),
    webhookId: undefined,
    senderHash: undefined,
  }
  await createPostgresStore(server.database, limits).save(entry, 6000)
  return { id, emailId: messages[0]?.id ?? '' }
}

test('a refused lead is listed with its error, shown, made due, exported and forgotten', async () => {
  const { id, emailId } = await store({
    name: '=HYPERLINK("x")',
    email: 'Ada@dealer.example',
    message: 'One,\n"two"',
  })
  const kept = await store({ name: 'Bo', email: 'bo@dealer.example' })
  const outbox = createPostgresOutbox(server.database)
  await outbox.settle(emailId, { kind: 'refused', reason: 'resend 422' })
  await outbox.settle(kept.emailId, { kind: 'sent' })

  expect(await leads('list')).toContain(kept.id)
  const open = await leads('list', '--open')
  expect(open).toContain(id)
  expect(open).toContain('notification queued after 1 attempts (resend 422)')
  expect(open).not.toContain(kept.id)
  expect(await leads('show', id.slice(0, 8))).toMatch(
    /One,\n {2}"two"[\s\S]*1 refused, last error resend 422/,
  )

  expect(await outbox.claimNext()).toBeUndefined()
  expect(await leads('resend', '--open')).toMatch(/^1 due now/)
  expect((await outbox.claimNext())?.id).toBe(emailId)
  expect(await leads('resend', kept.id)).toMatch(/^1 due now/)

  const csv = await leads('export')
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
  expect(csv).toContain('"One,\n""two"""')
  expect(csv.split('\r\n')[0]).toBe('id,form,created,name,email,message')

  expect(await leads('forget', 'ada@DEALER.example')).toMatch(/^1 submissions deleted/)
  const left = await server.database.query('select id from leads.submissions')
  expect(left).toEqual([{ id: kept.id }])
}, 60_000)

test('only what the person of exactly that email address wrote is forgotten', async () => {
  const store = async (form: string, fields: Record<string, string>) => {
    const id = crypto.randomUUID()
    await server.database.query('insert into leads.submissions (id, form, fields) values ($1, $2, $3)', [
      id,
      form,
      JSON.stringify(fields),
    ])
    return id
  }
  const message = (text: string, html = '') => store('message', { subject: 'Hi', text, html })
  const gone = [
    await store('contact', { email: 'A@b.co' }),
    await message('My address is a@b.co.'),
    await message('Name: Ada\nA@B.CO\nHello'),
    await message('Hi', '<p>Ada &lt;a@b.co&gt;</p>'),
    await message('a@b.co/bella@b.com'),
    await message("write to 'a@b.co'"),
  ]
  const kept = [
    await store('contact', { email: 'bella@b.com' }),
    await store('contact', { email: 'a@b.com' }),
    await message('My address is bella@b.com.'),
    await message('a@b.com'),
    await message('a@b.co.uk'),
    await message('a@b.co-op.example'),
    await message('ada.a@b.co, ada+a@b.co, ada-a@b.co, ada_a@b.co'),
    await message("o'a@b.co"),
    await message('a@bxco'),
  ]
  expect(await leads('forget', 'a@b.co')).toMatch(/^6 submissions deleted/)
  const left = await server.database.query('select id from leads.submissions where id = any ($1)', [
    [...gone, ...kept],
  ])
  expect(left.map(({ id }) => id).sort()).toEqual([...kept].sort())
})

test.each([
  [['show', 'zz'], /Give the id/],
  [['show', '00000000'], /no submission of this id/],
  [['forget', 'Ada'], /Give the email address/],
  [['list', '--url', 'postgres://postgres@127.0.0.1:1/x'], /does not answer/],
])('%j says what is wrong', async (args, message) => {
  const url = args.includes('--url') ? [] : ['--url', server.url]
  const failed = promisify(execFile)(process.execPath, ['scripts/leads.mjs', ...args, ...url])
  await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(message) })
})
