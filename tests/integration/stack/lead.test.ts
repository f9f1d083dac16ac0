import { brand } from '@shared/brand'
import { afterAll, expect, test } from 'vitest'
import { contactCall, startTestStack, supportEmail } from './stack-for-tests.ts'

const stack = await startTestStack()
afterAll(stack.stop)

test('a lead is stored, and emailed to support with the visitor as Reply-To', async () => {
  const source = { page: '/contact', utm_source: 'google', utm_campaign: 'spring' }
  const call = contactCall({ source })
  const response = await stack.send(call)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ success: true, id: call.submissionId })
  await stack.untilDelivered()

  const rows = await stack.query(
    `select form, fields, sender_hash, status, attempts from leads.submissions s join leads.deliveries e
     on e.submission_id = s.id where s.id = '${call.submissionId}'`,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    form: 'contact',
    fields: { ...call.fields, phone: '(401) 555-0142', ...source },
    sender_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    status: 'sent',
    attempts: 1,
  })

  const [mail, ...others] = await stack.inbox()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: supportEmail,
    replyTo: 'Ada O’Neil <ada@dealer.example>',
    headers: {
      'x-entity-ref-id': call.submissionId,
      references: `<${call.submissionId}@${supportEmail.split('@')[1]}>`,
    },
    subject: 'New Contact Form Submission',
    from: `${brand.name} Website <website@${supportEmail.split('@')[1]}>`,
  })
  expect(mail?.text).toContain('Phone: (401) 555-0142')
  expect(mail?.text).toMatch(
    /\nReceived: .+, \d{4}, .+ E[DS]T\nPage: \/contact\nCampaign: utm_source=google, /,
  )
  expect(mail?.html).toContain('Ada O’Neil')
  expect(mail?.headers).not.toHaveProperty('auto-submitted')
})

test.each(['anon', 'authenticated'])('the %s role can’t read leads', async (role) => {
  for (const table of ['submissions', 'deliveries', 'attachments']) {
    const reading = stack.query(`begin; set local role ${role}; select * from leads.${table}; commit`)
    await expect(reading).rejects.toThrow(/permission denied/)
  }
})

test('the logs contain nothing about the visitor', () => {
  expect(stack.logged.join('\n')).toContain('submission inserted')
  // Remove the ids, because a random id may contain one of these values by chance.
  const words = stack.logged.join('\n').replace(/[\da-f-]{36}/g, '')
  expect(words).not.toMatch(/ada|O’Neil|555[-.]?0142/i)
})
