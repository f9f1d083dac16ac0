import { createHash } from 'node:crypto'
import { brand } from '@shared/brand'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { startMail } from '../../../scripts/local-stack/mail.mjs'
import {
  careerCall,
  doc,
  docx,
  pdf,
  resumeFile,
} from '../../../supabase/functions/send-email/resume/files-for-tests.ts'
import { readInbox, startTestStack } from './stack-for-tests.ts'

const { careersEmail } = brand
const limit = 5 * 1024 * 1024
const makers = { pdf, doc, docx }

let stack: Awaited<ReturnType<typeof startTestStack>>
let mail: Awaited<ReturnType<typeof startMail>>

beforeAll(async () => {
  stack = await startTestStack({ SUBMISSIONS_PER_10_MINUTES: '1000', RESUMES_PER_SENDER_AND_DAY: '100' })
  mail = stack.mail
})
afterAll(() => Promise.all([stack?.stop(), mail?.stop()]))

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const applicant = () => `ada-${crypto.randomUUID()}@applicant.example`

async function hiringMailsOf(submissionId: string) {
  return (await readInbox(mail.url)).filter((message) => message.text.includes(submissionId))
}

async function mailsTo(address: string) {
  return (await readInbox(mail.url)).filter((message) => message.to === address)
}

test.each(['pdf', 'doc', 'docx'] as const)(
  'a 5 MB %s reaches hiring unchanged, and the applicant gets a confirmation',
  async (kind) => {
    const email = applicant()
    const bytes = makers[kind](limit)
    const call = careerCall(resumeFile({ name: `Ada Diaz.${kind}`, bytes }), { email })
    const response = await stack.send(call)

    expect(await response.json()).toEqual({ success: true, id: call.submissionId, confirmation: 'sent' })
    await stack.untilDelivered()
    const [hiring, ...others] = await hiringMailsOf(call.submissionId)
    expect(others).toEqual([])
    expect(hiring).toMatchObject({
      to: careersEmail,
      replyTo: expect.stringContaining(`<${email}>`),
      subject: 'New Application: Other - specify in cover letter',
      attachments: [
        {
          filename: `Ada Diaz.${kind}`,
          type: call.applicationData.resumeFile && (call.applicationData.resumeFile as { type: string }).type,
          size: limit,
          sha256: sha256(bytes),
        },
      ],
    })
    const [confirmation] = await mailsTo(email)
    expect(confirmation).toMatchObject({
      replyTo: careersEmail,
      headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
      attachments: [],
    })
    expect(confirmation?.text).toContain('within 24-48 hours')

    const rows = await stack.query(
      `select filename, encode(sha256(content), 'hex') as sha256 from leads.attachments
     where submission_id = '${call.submissionId}'`,
    )
    expect(rows).toEqual([{ filename: `Ada Diaz.${kind}`, sha256: sha256(bytes) }])
  },
)

test('a job application sent ten times at once is stored once and sends two emails', async () => {
  const email = applicant()
  const call = careerCall(resumeFile({ bytes: pdf(300_000) }), { email })
  const responses = await Promise.all(Array.from({ length: 10 }, () => stack.send(call)))

  const answers = await Promise.all(responses.map((response) => response.json()))
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ success: true, id: call.submissionId, confirmation: 'sent' })]),
  )
  await stack.untilDelivered()
  expect(await hiringMailsOf(call.submissionId)).toHaveLength(1)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('an applicant gets at most one confirmation an hour, even if many job applications arrive at once', async () => {
  const email = applicant()
  const calls = Array.from({ length: 5 }, () => careerCall(resumeFile(), { email }))
  const responses = await Promise.all(calls.map((call) => stack.send(call)))
  const answers = await Promise.all(responses.map((response) => response.json()))

  expect(answers.map(({ confirmation }) => confirmation).sort()).toEqual([
    ...Array(4).fill('earlier'),
    'sent',
  ])
  await stack.untilDelivered()
  expect(await mailsTo(email)).toHaveLength(1)
  for (const call of calls) expect(await hiringMailsOf(call.submissionId)).toHaveLength(1)

  await stack.query(
    `update leads.confirmations set sent_at = now() - interval '61 minutes' where address = '${email}'`,
  )
  const later = await stack.send(careerCall(resumeFile(), { email: email.replace('@', '+again@') }))
  expect((await later.json()).confirmation).toBe('sent')
})

test('a job application is stored and emailed without its resume when the file limit is reached', async () => {
  await stack.query(`insert into leads.attachments (id, submission_id, filename, media_type, content)
    select gen_random_uuid(), id, 'x.pdf', 'application/pdf', 'x' from leads.submissions, generate_series(1, 100) limit 100`)
  const call = careerCall(resumeFile(), { email: applicant() })
  const answers = []
  for (let tries = 0; tries < 2; tries += 1) answers.push(await (await stack.send(call)).json())
  const answer = { success: true, id: call.submissionId, confirmation: 'sent', resume: 'not_kept' }
  expect(answers).toEqual([answer, answer])
  await stack.untilDelivered()
  const [hiring, ...others] = await hiringMailsOf(call.submissionId)
  expect(others).toEqual([])
  expect(hiring?.attachments).toEqual([])
  expect(hiring?.text).toContain('not kept, because too many files came')
})

test('the logs contain nothing about the applicant', () => {
  expect(stack.logged.join('\n')).toContain('career_application')
  // Remove the ids, because a random id may contain one of these values by chance.
  const words = stack.logged.join('\n').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '')
  expect(words).not.toMatch(/ada|O’Neil|555[-.]?0142|applicant\.example|resume\.pdf/i)
})
