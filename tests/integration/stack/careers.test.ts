import { createHash } from 'node:crypto'
import { brand } from '@shared/brand'
import { afterAll, expect, test } from 'vitest'
import {
  careerCall,
  docx,
  pdf,
  resumeFile,
} from '../../../supabase/functions/send-email/resume/files-for-tests.ts'
import { startTestStack } from './stack-for-tests.ts'

const { careersEmail } = brand
const stack = await startTestStack()
afterAll(stack.stop)

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const applicant = () => `ada-${crypto.randomUUID()}@applicant.example`

const hiringMailsOf = async (submissionId: string) =>
  (await stack.inbox()).filter((message) => message.text.includes(submissionId))

const mailsTo = async (address: string) => (await stack.inbox()).filter((message) => message.to === address)

test('a 5 MB resume reaches hiring unchanged, and the applicant gets a confirmation', async () => {
  const email = applicant()
  const bytes = docx(5 * 1024 * 1024)
  const file = resumeFile({ name: 'Ada Diaz.docx', bytes })
  const call = careerCall(file, { email })
  const response = await stack.send(call)

  expect(await response.json()).toEqual({ success: true, id: call.submissionId, confirmation: 'sent' })
  await stack.untilDelivered()
  const [hiring, ...others] = await hiringMailsOf(call.submissionId)
  expect(others).toEqual([])
  expect(hiring).toMatchObject({
    to: careersEmail,
    replyTo: expect.stringContaining(`<${email}>`),
    subject: 'New Application: Other - specify in cover letter',
    attachments: [{ filename: file.name, type: file.type, size: bytes.length, sha256: sha256(bytes) }],
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
  expect(rows).toEqual([{ filename: file.name, sha256: sha256(bytes) }])
})

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

test('the logs contain nothing about the applicant', () => {
  expect(stack.logged.join('\n')).toContain('career_application')
  // Remove the ids, because a random id may contain one of these values by chance.
  const words = stack.logged.join('\n').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '')
  expect(words).not.toMatch(/ada|O’Neil|555[-.]?0142|applicant\.example|resume\.pdf/i)
})
