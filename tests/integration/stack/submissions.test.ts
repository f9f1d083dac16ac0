import { createHash, createHmac } from 'node:crypto'
import { brand } from '@shared/brand'
import { afterAll, expect, test } from 'vitest'
import {
  careerCall,
  docx,
  resumeFile,
} from '../../../supabase/functions/send-email/resume/files-for-tests.ts'
import { startReceiver } from '../receiver.ts'
import { contactCall, startTestStack } from './stack-for-tests.ts'

const { careersEmail, supportEmail } = brand
const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, yes').toString('base64')}`

// The webhook doesn't respond to the first delivery of these submissions.
const toHang = new Set<string>()
const receiver = await startReceiver((body) => toHang.delete(JSON.parse(body).data.id))
const stack = await startTestStack({ LEAD_WEBHOOK_URL: receiver.url, LEAD_WEBHOOK_SECRET: secret })
afterAll(stack.stop)

function takenOf(submissionId: string) {
  const key = Buffer.from(secret.slice(6), 'base64')
  const taken = receiver.requests.map(({ headers, body }) => {
    const { 'webhook-id': id, 'webhook-timestamp': timestamp } = headers
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
    return { id, isSigned: headers['webhook-signature'] === `v1,${signature}`, ...JSON.parse(body) }
  })
  return taken.filter(({ data }) => data.id === submissionId)
}

const mailsOf = async (submissionId: string) =>
  (await stack.inbox()).filter(({ text }) => text.includes(submissionId))
const mailsTo = async (address: string) => (await stack.inbox()).filter(({ to }) => to === address)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test('a lead is stored, emailed to support with the visitor as Reply-To, and posted as signed JSON', async () => {
  const source = { page: '/contact', utm_source: 'google', utm_campaign: 'spring' }
  const call = contactCall({ source })
  const id = call.submissionId
  const response = await stack.send(call)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ success: true, id })
  await stack.untilDelivered()

  const fields = { ...call.fields, phone: '(401) 555-0142', ...source }
  const stored = await stack.query(
    `select form, fields, sender_hash, kind, status, attempts from leads.submissions s join leads.deliveries d
     on d.submission_id = s.id where s.id = '${id}' order by kind`,
  )
  const sender_hash = expect.stringMatching(/^[0-9a-f]{64}$/)
  const delivered = { form: 'contact', fields, sender_hash, status: 'sent', attempts: 1 }
  expect(stored).toEqual(['notification', 'webhook'].map((kind) => ({ ...delivered, kind })))
  expect(takenOf(id)).toMatchObject([
    { isSigned: true, type: 'lead.created', data: { form: 'contact', fields, file: null } },
  ])

  const [mail, ...others] = await mailsOf(id)
  expect(others).toEqual([])
  const domain = supportEmail.split('@')[1]
  expect(mail).toMatchObject({
    to: supportEmail,
    replyTo: 'Ada O’Neil <ada@dealer.example>',
    headers: { 'x-entity-ref-id': id, references: `<${id}@${domain}>` },
    subject: 'New Contact Form Submission',
    from: `${brand.name} Website <website@${domain}>`,
    html: expect.stringContaining('Ada O’Neil'),
    text: expect.stringMatching(/\nReceived: .+, \d{4}, .+ E[DS]T\nPage: \/contact\nCampaign: utm_source=/),
  })
  expect(mail?.headers).not.toHaveProperty('auto-submitted')
})

test('if a 5 MB resume is sent ten times at once, careers gets one unchanged copy and the applicant one confirmation', async () => {
  const email = `ada-${crypto.randomUUID()}@applicant.example`
  const bytes = docx(5 * 1024 * 1024)
  const { name: filename, type, ...file } = resumeFile({ name: 'Ada Diaz.docx', bytes })
  const call = careerCall({ name: filename, type, ...file }, { email })
  const id = call.submissionId
  const responses = await Promise.all(Array.from({ length: 10 }, () => stack.send(call)))

  const answers = await Promise.all(responses.map((response) => response.json()))
  expect(answers).toEqual(Array(10).fill({ success: true, id, confirmation: 'sent' }))
  await stack.untilDelivered()
  expect(await mailsOf(id)).toMatchObject([
    {
      to: careersEmail,
      replyTo: expect.stringContaining(`<${email}>`),
      subject: 'New Application: Other - specify in cover letter',
      attachments: [{ filename, type, size: bytes.length, sha256: sha256(bytes) }],
    },
  ])
  expect(await mailsTo(email)).toMatchObject([
    {
      replyTo: careersEmail,
      headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
      attachments: [],
      text: expect.stringContaining('within 24-48 hours'),
    },
  ])
  expect(takenOf(id)).toMatchObject([{ data: { file: { filename, mediaType: type, bytes: bytes.length } } }])
  const stored = await stack.query(
    `select filename, encode(sha256(content), 'hex') as sha256 from leads.attachments where submission_id = '${id}'`,
  )
  expect(stored).toEqual([{ filename, sha256: sha256(bytes) }])
})

test('if the webhook hangs, a retry delivers the lead with the same id, and the email isn’t delayed', async () => {
  const call = contactCall()
  toHang.add(call.submissionId)
  const begin = Date.now()
  expect((await stack.send(call)).status).toBe(200)
  expect(Date.now() - begin, 'the visitor does not wait for it').toBeLessThan(7000)
  await expect.poll(() => mailsOf(call.submissionId), { timeout: 15_000 }).toHaveLength(1)
  await expect.poll(() => stack.isDelivered(call.submissionId)).toBe(true)
  const [row] = await stack.query<{ id: string }>(
    `select id from leads.deliveries where kind = 'webhook' and submission_id = '${call.submissionId}'`,
  )
  expect(takenOf(call.submissionId)).toMatchObject([{ id: row?.id, isSigned: true }])
  expect(await mailsOf(call.submissionId)).toHaveLength(1)
})

test.each(['anon', 'authenticated'])('the %s role can’t read leads', async (role) => {
  for (const table of ['submissions', 'deliveries', 'attachments']) {
    const reading = stack.query(`begin; set local role ${role}; select * from leads.${table}; commit`)
    await expect(reading).rejects.toThrow(/permission denied/)
  }
})

test('the logs contain nothing about visitors or applicants', () => {
  const logged = stack.logged.join('\n')
  expect(logged).toContain('career_application')
  // Remove the ids, because a random id may contain one of these values by chance.
  const words = logged.replace(/[\da-f]{8}-[\da-f-]{27}/g, '')
  expect(words).not.toMatch(/ada|O’Neil|555[-.]?0142|(?:applicant|dealer)\.example|Diaz/i)
})
