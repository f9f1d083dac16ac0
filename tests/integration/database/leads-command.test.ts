import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Client } from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { leads as runCommand } from '../../../scripts/leads/command.mjs'
import { counts } from '../../../scripts/leads/counts.mjs'
import { createPostgresOutbox } from '../../../supabase/functions/_shared/outbox/outbox.ts'
import { readReport } from '../../../supabase/functions/_shared/outbox/report.ts'
import { keep, openTestDatabase } from './database-for-tests.ts'

const server = await openTestDatabase()
beforeEach(() => server.sql('delete from leads.submissions'))

const leads = (...args: string[]) => runCommand([...args, '--url', server.url])
/** Matches the message for an empty result: one line without digits. */
const none = /^[^\d\n]+\n$/
const numbersIn = (text: string) => text.match(/\d+/g)?.map(Number)

const store = (fields: Record<string, string>, form = 'contact') =>
  keep(server.database, { form, fields, sender: {} })

test('a refused lead can be listed with its error, shown, resent and deleted', async () => {
  const fields = { name: '=HYPERLINK("x")', email: 'Ada@dealer.example', message: 'One,\n"two"' }
  const attachment = { filename: 'cv.pdf', mediaType: 'application/pdf', content: new Uint8Array(3) }
  const { id, emailId } = await keep(server.database, { fields, sender: {}, attachment, emailsFileNow: true })
  const kept = await store({ name: 'Bo', email: 'bo@dealer.example' })
  const outbox = createPostgresOutbox(server.database)
  await outbox.settle(emailId, { kind: 'refused', reason: 'resend 422' })
  await outbox.settle(kept.emailId, { kind: 'sent' })
  await server.sql(`update leads.submissions set created_at = '2026-11-20 09:05:59Z' where id = $1`, [
    kept.id,
  ])

  expect(await leads('list')).toMatch(
    new RegExp(
      `\n${kept.id}  2026-11-20 09:05  contact {13}Bo <bo@dealer.example>\n {38}notification sent\n$`,
    ),
  )
  const open = await leads('list', '--open')
  expect(open).toContain(id)
  expect(open).toContain('notification queued after 1 attempts (resend 422)')
  expect(open).not.toContain(kept.id)
  const time = '\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z'
  expect((await leads('show', id.slice(0, 8))).split('\n')).toEqual([
    expect.stringMatching(new RegExp(`^${id}  contact  ${time}$`)),
    ...['', 'name: =HYPERLINK("x")', 'email: Ada@dealer.example', 'message: One,', '  "two"', ''],
    expect.stringMatching(/cv\.pdf\W+3 bytes/),
    expect.stringMatching(new RegExp(`^notification: queued\\b.*${time}\\D+1\\D+1\\D+resend 422$`)),
    '',
  ])
  expect(await leads('show', kept.id)).toMatch(
    new RegExp(`contact  2026-11-20T09:05:59.000Z\n[^]*notification: sent\\b.*${time}\\D+1\\D+0\\D*\n$`),
  )
  const client = { query: async (text: string) => ({ rows: await server.sql(text) }) } as unknown as Client
  const counted = await counts(client)
  expect(counted).toContain('(1 queued, 1 sent)')
  expect(numbersIn(counted)).toEqual([2, 2, 1, 1, 1])

  expect(await outbox.claimNext()).toBeUndefined()
  expect(numbersIn(await leads('resend', '--open'))).toEqual([1])
  expect((await outbox.claimNext())?.id).toBe(emailId)

  await server.sql(`insert into leads.confirmations (address) values ('ada@dealer.example')`)
  expect(numbersIn(await leads('forget', 'ada@DEALER.example'))).toEqual([1])
  expect(await server.sql('select from leads.confirmations')).toEqual([])
  const left = await server.database.query('select id from leads.submissions')
  expect(left).toEqual([{ id: kept.id }])
})

test('leads resend uses a new email id for a delivered lead, and the old one for an undelivered lead', async () => {
  const delivered = await store({ name: 'Ada', email: 'resend@x.example' })
  const lost = await store({ name: 'Bo', email: 'resend@x.example' })
  const outbox = createPostgresOutbox(server.database)
  await outbox.settle(delivered.emailId, { kind: 'sent' })
  await outbox.settle(lost.emailId, { kind: 'unsure', reason: 'smtp answer lost' })
  await server.sql(`update leads.deliveries set queued_at = now() - interval '3 days'`)
  for (const { id } of [delivered, lost]) expect(numbersIn(await leads('resend', id))).toEqual([1])
  expect(await readReport(server.database), 'they wait since then').toMatchObject({
    waiting: 2,
    oldestSeconds: expect.closeTo(0, -2),
  })

  const claims = [await outbox.claimNext(), await outbox.claimNext()]
  const idOf = (id: string) => claims.find((claim) => claim?.submissionId === id)?.id
  expect(idOf(delivered.id)).toMatch(/^[\da-f-]{36}$/)
  expect(idOf(delivered.id)).not.toBe(delivered.emailId)
  expect(idOf(lost.id)).toBe(lost.emailId)
  // Simulates the deletion of the email's text at the end of its retention.
  await server.sql(
    `update leads.deliveries set status = 'sent', sent_at = now(), recipient = null, reply_to = null, subject = null,
       body_text = null, body_html = null where submission_id = $1`,
    [delivered.id],
  )
  expect(await leads('resend', delivered.id)).toMatch(none)
  expect(await statesOf(delivered.id)).toEqual(['notification sent'])
})

test('the leads command accepts a shortened id if it’s unique', async () => {
  expect(await leads('list')).toMatch(none)
  await expect(leads('export', '--form', 'contact')).rejects.toThrow(/"contact".*none/)
  for (const id of ['abcd1111-0000-4000-8000-000000000000', 'abcd2222-0000-4000-8000-000000000000'])
    await server.sql(`insert into leads.submissions (id, form, fields) values ($1, 'contact', '{}')`, [id])
  await expect(leads('show', 'abcd')).rejects.toThrow(/submission ids? begins? like this/)
  expect(await leads('show', 'ABCD2')).toMatch(/^abcd2222-/)
  expect(await leads('list')).toMatch(/\n {38}[a-z ]+\n$/)
})

test('leads export can be limited to a form and a start date', async () => {
  const add = async (form: string, createdAt: string, fields: Record<string, string>) => {
    const { id } = await store(fields, form)
    await server.sql('update leads.submissions set created_at = $2 where id = $1', [id, createdAt])
    return { id, form, created: createdAt, held: '', message: '', dealershipName: '', ...fields }
  }
  const message = {
    message: 'One,\n"two"',
    dealershipName: 'Bay "Motors"',
    email: 'c@x.example',
    name: 'Plan',
  }
  const rows = [
    await add('contact', '2026-11-19T23:59:59.000Z', message),
    await add('contact', '2026-11-20T00:00:00.000Z', { name: 'Fresh', email: 'b@x.example' }),
    // This form isn't in forms.ts, which shows that a new form needs no migration.
    await add('dealership_inquiry', '2026-11-21T00:00:00.000Z', { name: 'Plan; =1+1', email: 'c@x.example' }),
  ]
  /** Parses the CSV into an object per row. The export quotes every cell, because some programs split rows at semicolons. */
  const rowsOf = async (...options: string[]) => {
    const csv = await leads('export', ...options)
    // Excel reads a CSV as UTF-8 only if it starts with a byte order mark.
    expect(csv).toMatch(/^\uFEFF"id","form","created","held",.*\r\n$/s)
    const lines = csv.slice(1, -2).split('\r\n')
    const [names = [], ...values] = lines.map((line) =>
      line.split(/,(?=")/).map((cell) => cell.slice(1, -1).replaceAll('""', '"')),
    )
    return values.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index]])))
  }
  expect(await rowsOf()).toEqual(rows)
  expect(await rowsOf('--since', '2026-11-20')).toMatchObject([{ name: 'Fresh' }, { name: 'Plan; =1+1' }])
  expect(await rowsOf('--form', 'contact')).toMatchObject([{ name: 'Plan' }, { name: 'Fresh' }])
  expect(await rowsOf('--form', 'contact', '--since', '2026-11-20')).toMatchObject([{ name: 'Fresh' }])
  await expect(leads('export', '--form', 'letter')).rejects.toThrow(/"letter".*contact, dealership_inquiry/)
})

test('leads list shows every row with --held or --open unless --limit is given, and counts the rows it leaves out', async () => {
  for (let count = 0; count < 60; count += 1) await hold('limit')
  const linesOf = (text: string) => text.split('\n').filter((line) => line.includes('Held <held@x.example>'))
  const held = await leads('list', '--held')
  expect(linesOf(held)).toHaveLength(60)
  const part = await leads('list', '--held', '--limit', '50')
  expect(linesOf(part)).toHaveLength(50)
  const [newest] = await server.sql('select id from leads.submissions order by created_at desc limit 1')
  expect(part.slice(0, 36)).toBe(newest?.id)
  expect(part).toMatch(/\n\D*10 more\b.*--limit 60\n$/)
  expect(part).not.toContain('drop')
  await leads('release')
  expect(linesOf(await leads('list', '--open'))).toHaveLength(60)
  expect(await leads('list')).toMatch(/\n\D*10 more\b.*--limit 60\n$/)
})

test('leads forget deletes only submissions with exactly the given address', async () => {
  const add = async (form: string, fields: Record<string, string>) => (await store(fields, form)).id
  await add('contact', { email: 'A@b.co' })
  const gone = [
    'My address is a@b.co.',
    'Name: Ada\nA@B.CO\nHello',
    'a@b.co/bella@b.com',
    "write to 'a@b.co'",
  ]
  for (const text of gone) await add('message', { subject: 'Hi', text, html: '' })
  await add('message', { subject: 'Hi', text: 'Hi', html: '<p>Ada &lt;a@b.co&gt;</p>' })
  const kept = [await add('contact', { email: 'bella@b.com' }), await add('contact', { email: 'a@b.com' })]
  for (const text of [
    'My address is bella@b.com.',
    'a@b.com a@b.co.uk a@b.co-op.example a@bxco',
    "ada.a@b.co, ada+a@b.co, ada-a@b.co, ada_a@b.co, o'a@b.co",
  ])
    kept.push(await add('message', { subject: 'Hi', text, html: '' }))
  const about = [
    await add('contact', { email: 'bo@x.example', message: 'Ask Ada (a@b.co) about it.' }),
    await add('plan_request', { email: 'cy@x.example', website: 'mailto:A@B.CO' }),
  ]
  await server.sql(`update leads.submissions set created_at = '2026-11-20 23:59Z' where id = $1`, [about[1]])
  const said = await leads('forget', 'a@b.co')
  expect(said).toMatch(/^\D*6 submissions\b/)
  const [first, last] = said.split('\n').slice(-3)
  expect(first).toBe(`${about[1]}  2026-11-20  plan_request`)
  expect(last).toMatch(new RegExp(`^${about[0]}  \\d{4}-\\d\\d-\\d\\d  contact$`))
  expect((await leads('forget', 'nobody@x.example')).split('\n')).toHaveLength(2)
  const left = await server.sql('select id from leads.submissions')
  expect(left.map(({ id }) => id).sort()).toEqual([...kept, ...about].sort())
})

test('leads export prevents visitors’ text from becoming a formula in a spreadsheet', async () => {
  const names = ['=1', '+1', '-1', '@a', '＝1', '＋1', '－1', '＠a', '\t=1', '\n=1']
  for (const name of names) await store({ name })
  const csv = await leads('export')
  for (const name of names) expect(csv).toContain(`'${name}`)
})

async function hold(reason: string | null) {
  const fields = { name: 'Held', email: 'held@x.example' }
  const webhookId = crypto.randomUUID()
  const { id, emailId } = await keep(server.database, { fields, sender: {}, webhookId })
  await server.sql('update leads.submissions set held_reason = $2 where id = $1', [id, reason])
  await server.sql(`update leads.deliveries set status = 'held', attempts = 0 where submission_id = $1`, [id])
  return { id, emailId }
}

const statesOf = async (id: string) => {
  const rows = await server.sql(
    'select kind, status, last_error from leads.deliveries where submission_id = $1 order by kind',
    [id],
  )
  return rows.map(({ kind, status, last_error }) => [kind, status, last_error].filter(Boolean).join(' '))
}

test('held submissions are listed separately, and can be released individually or all together', async () => {
  const outbox = createPostgresOutbox(server.database)
  const { id, emailId } = await hold('decoy')
  const others = [await hold('limit'), await hold(null)]
  await server.sql(`update leads.deliveries set queued_at = now() - interval '3 days'`)
  expect(await outbox.claimNext()).toBeUndefined()

  expect(await leads('list', '--open'), 'it says how many are held').toMatch(/\b3\b.*list --held/)
  const held = await leads('list', '--held')
  expect(held).toContain(id)
  expect(held).toContain('notification held (decoy), webhook held (decoy)')
  expect(held).toContain('notification held, webhook held')
  expect(await leads('show', id)).toMatch(/^held\b.*: decoy$/m)
  expect(await leads('export')).toContain(',"limit","Held",')
  await leads('resend', '--open')
  expect(await outbox.claimNext()).toBeUndefined()

  expect(numbersIn(await leads('release', id))).toEqual([2])
  expect([(await outbox.claimNext())?.id, (await outbox.claimNext())?.submissionId]).toEqual([emailId, id])
  expect(await outbox.claimNext()).toBeUndefined()
  expect(numbersIn(await leads('release'))).toEqual([4])
  for (const other of others)
    expect(await statesOf(other.id)).toEqual(['notification queued', 'webhook queued'])
  expect(await leads('release')).toMatch(none)
  expect(await readReport(server.database), 'they wait since the release').toMatchObject({
    waiting: 6,
    oldestSeconds: expect.closeTo(0, -2),
  })
  expect(await leads('list', '--held')).toMatch(none)
})

test('leads drop discards deliveries to a retired webhook and those held before the list was shown, but keeps the submissions', async () => {
  const [one, two, three] = [await hold('limit'), await hold('limit'), await hold('limit')]
  await leads('release', two.id)
  await createPostgresOutbox(server.database).settle(two.emailId, { kind: 'sent' })

  expect(numbersIn(await leads('drop', one.id, '--kind', 'webhook'))).toEqual([1])
  expect(await statesOf(one.id)).toEqual(['notification held', 'webhook failed dropped'])
  expect(numbersIn(await leads('drop', '--kind', 'webhook'))).toEqual([2])
  expect(await statesOf(two.id)).toEqual(['notification sent', 'webhook failed dropped'])
  const [, time = ''] = /drop --held --before (\S+)/.exec(await leads('list', '--held')) ?? []
  const unseen = await hold('limit')
  expect(numbersIn(await leads('drop', '--held', '--before', time))).toEqual([2])
  expect(await statesOf(three.id)).toEqual(['notification failed dropped', 'webhook failed dropped'])
  expect(await leads('drop', '--held', '--before', time)).toMatch(none)
  expect(await statesOf(unseen.id)).toEqual(['notification held', 'webhook held'])
  await leads('drop', unseen.id)
  expect(await leads('drop', one.id, '--kind', 'confirmation')).toMatch(none)

  await leads('resend', '--open')
  expect(await leads('list', '--open')).toMatch(none)
  expect(await leads('list')).toContain('notification failed (dropped)')
  expect(await server.sql('select from leads.submissions')).toHaveLength(4)
  expect(numbersIn(await leads('resend', one.id))).toEqual([2])
})

test('leads check reports an outdated schema and a database that can’t store leads', async () => {
  await leads('check')
  await server.sql(`update supabase_migrations.schema_migrations set version = '1' || version`)
  await server.sql('alter table leads.attachments add column region text not null')
  await expect(leads('check')).rejects.toThrow(
    /schema is version 1.*the functions need .*\nLeads cannot be stored: .*"region"/,
  )
  await server.sql('alter table leads.attachments drop column region')
  await server.sql(`update supabase_migrations.schema_migrations set version = substr(version, 2)`)
  expect(await server.sql(`select from leads.submissions where form = 'health_check'`)).toEqual([])
})

test('leads help lists each command, including all that the docs mention', async () => {
  const help = await leads('help')
  const names = 'list show export release resend drop forget check backup restore smoke'.split(' ')
  const documented = readFileSync('docs/operations.md', 'utf8').matchAll(/leads -- (?!help\b)([a-z]+)/g)
  names.push(...Array.from(documented, ([, name = '']) => name))
  for (const name of names) expect(help).toMatch(new RegExp(`^  ${name}\\b`, 'm'))
  expect(await leads('forget', '--help')).toBe(help)
})

test.each([
  [['show', 'zz'], /\bid\b.* first 4 characters/],
  [['show', '00000000'], /no submission .*this id/i],
  [['forget', 'Ada'], /email address/],
  [['list', 'all'], /"all"/],
  [['forget', 'ada@x.example', '--open'], /--open .*"forget"|"forget" .*--open/],
  [['list', '--limit', 'many'], /whole number/],
  [['list', '--open', '--held'], /--open or --held/],
  [['drop'], /\bid\b.* --held .* --kind webhook/],
  [['drop', 'abcd', '--held'], /\bid or --held/],
  [['resend', 'abcd', '--open'], /\bid or --open/],
  [['drop', '--kind', 'notification'], /\bid\b.* --held .* --kind webhook/],
  [['drop', '--kind', 'letter'], /notification, confirmation, webhook/],
  [['drop', '--held'], /npm run leads -- list --held/],
  [['drop', '--held', '--before', 'noon'], /--before .*--held/],
  [['drop', '--held', '--before', '2026-13-27T00:00:00Z'], /--before .*--held/],
  [['drop', '--kind', 'webhook', '--before', '2026-11-27T00:00:00Z'], /--before .*--held/],
  [['export', '--since', 'May'], /day such as 2026-12-31/],
  [['export', '--since', '2026-02-30'], /day such as 2026-12-31/],
  [['smoke', 'http://127.0.0.1:1', '--origin', 'x'], /--origin .*https:/],
  [['backup'], /file to write/],
  [['restore', '/nowhere/leads.dump'], /\/nowhere\/leads\.dump/],
  [['smoke', 'here'], /https:.*functions\/v1/],
  [['list', '--url', 'here'], /database URL .*postgres:/],
  [['list', '--url', 'postgres://postgres@127.0.0.1:1/x'], /database.*--url/],
])('the leads command explains why it can’t run %j', async (args, message) => {
  const url = args.includes('--url') ? [] : ['--url', server.url]
  await expect(runCommand([...args, ...url])).rejects.toThrow(message)
})

test('the leads command exits with status 1 and writes the reason to standard error if it fails', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/leads.mjs', 'toss'])
  expect([status, `${stdout}`, `${stderr}`]).toEqual([1, '', expect.stringContaining('"toss"')])
})
