import assert from 'node:assert/strict'
import { Buffer } from 'node:buffer'
import type { LeadWebhook } from '../../_shared/webhook/webhook.ts'
import { application, careerCall, doc, docx, pdf, resumeFile } from '../resume/files-for-tests.ts'
import { careersEmail, createSettledHandler, post, testPorts } from '../testing.ts'

const limit = 5 * 1024 * 1024

const hiringOf = (database: ReturnType<typeof testPorts>['database']) =>
  [...database.emails.values()].find(({ to }) => to === careersEmail)

Deno.test('a job application is emailed to hiring with its resume, and confirmed to the applicant', async () => {
  const files: unknown[] = []
  const webhook: LeadWebhook = { send: async (_id, { file }) => void files.push(file) }
  const { handler, database, mailer } = testPorts({ webhook })
  const source = { page: '/careers' }
  const call = { ...careerCall(), source }
  const response = await handler(post(call))

  assert.equal(response.status, 200)
  assert.deepEqual(await response.json(), { success: true, id: call.submissionId, confirmation: 'sent' })
  const { website: _decoy, ...fields } = application
  const stored = { ...fields, phone: '(401) 555-0142', linkedinUrl: undefined, ...source }
  assert.deepEqual(database.submissions.get(call.submissionId)?.fields, stored)
  const headers = mailer.sent.map(({ to, replyTo, isAutomatic, conversation, attachment }) => [
    to,
    replyTo,
    isAutomatic,
    conversation,
    attachment?.filename,
  ])
  assert.deepEqual(headers, [
    [careersEmail, `Ada O’Neil <${application.email}>`, false, call.submissionId, 'resume.pdf'],
    [application.email, careersEmail, true, call.submissionId, undefined],
  ])
  assert.deepEqual(files, [{ filename: 'resume.pdf', mediaType: 'application/pdf', bytes: 10_000 }])
  const [hiring, confirmation] = mailer.sent
  assert.equal(hiring?.subject, 'New Application: Other - specify in cover letter')
  assert.match(hiring?.text ?? '', /Resume: resume.pdf \(0.01 MB\), attached, not scanned for viruses/)
  assert.match(hiring?.text ?? '', /LinkedIn: Not provided/)
  assert.match(confirmation?.text ?? '', /^Hello,\n.*within 24-48 hours/s)
  for (const typed of [application.name, application.coverLetter, application.location, '555-0142'])
    assert.ok(!`${confirmation?.text}${confirmation?.html}`.includes(typed))
})

const unpadded = pdf(9_999)
const formatted = (text: (call: object) => string) =>
  [text(careerCall(resumeFile({ bytes: unpadded }))), unpadded] as const
const named = (name: string, bytes: Buffer) => [careerCall(resumeFile({ name, bytes })), bytes] as const
const coverLetter = `${'é🚗'.repeat(30)} "data":"data:x;base64,AAAA"`
const untyped = `data:;base64,${pdf(10_000).toString('base64')}`

for (const [file, [call, bytes]] of [
  ['a PDF of 5 MB', named('resume.pdf', pdf(limit))],
  ['a DOC', named('RESUME.DOC', doc(40_000))],
  ['a DOCX of 5 MB', named('resume.docx', docx(limit))],
  ['a file in indented JSON', formatted((call) => JSON.stringify(call, null, 2))],
  ['a file in JSON with escaped slashes', formatted((call) => JSON.stringify(call).replaceAll('/', '\\/'))],
  ['a file after text that looks like a data URL', [careerCall(resumeFile(), { coverLetter }), pdf(10_000)]],
  ['a file whose data URL has no media type', [careerCall(resumeFile({ data: untyped })), pdf(10_000)]],
] as Array<[string, readonly [call: unknown, bytes: Buffer]]>) {
  Deno.test(`send-email stores ${file} unchanged`, async () => {
    const { handler, database } = testPorts()
    assert.equal((await handler(post(call))).status, 200)
    assert.ok(bytes.equals(Buffer.from(hiringOf(database)?.attachment?.content ?? [])))
  })
}

const withData = (data: string) => careerCall(resumeFile({ data }))
const pdfUrl = 'data:application/pdf;base64,'
const refused: Array<[input: string, call: unknown, status: number, message: RegExp]> = [
  ['a file of 9 MB', named('r.pdf', pdf(9_000_000))[0], 413, /File size/],
  ['a file with two media types', withData('data:image/png;base64,JVBERi0xLjcK'), 400, /^File type/],
  ['truncated base64', withData(`${pdfUrl}JVBERi0xL`), 400, /^File format: .* cut off/],
  ['base64 with an invalid character', withData(`${pdfUrl}JVBE*i0x`), 400, /^File format: .* cut off/],
  ['a file that isn’t a data URL', withData('JVBERi0xLjcK'), 400, /must be a data URL in base64/],
  ['a filled-in decoy field', careerCall(resumeFile(), { website: 'x' }), 400, /^This field/],
  ['a job application without a resume', careerCall(null), 400, /^Please upload your resume\.$/],
  ['a resume without a name', careerCall({ ...resumeFile(), name: 1 }), 400, /^The name of the resume is/],
  ['a resume without a type', careerCall({ ...resumeFile(), type: 1 }), 400, /^The type of the resume is/],
  ['a resume without data', careerCall({ ...resumeFile(), data: 1 }), 400, /^The resume is missing/],
  ['a list of resumes', careerCall([]), 400, /^The resume must be an object/],
  ['a request without a job application', { type: 'career_application' }, 400, /application is missing/],
  ['an invalid id', { ...careerCall(), submissionId: '7' }, 400, /^The submission id must be a UUID$/],
  ['an empty job application', { type: 'career_application', applicationData: {} }, 400, /^Name/],
]

for (const [input, call, status, message] of refused) {
  Deno.test(`send-email rejects ${input}`, async () => {
    const { handler, database, mailer } = testPorts()
    const response = await handler(post(call))
    assert.match((await response.json()).message, message)
    assert.equal(response.status, status)
    assert.equal(database.submissions.size + mailer.sent.length, 0)
  })
}

Deno.test('a job application is stored without its resume when file storage is full, and the response says so', async () => {
  const { handler, database, mailer, alerts } = testPorts()
  database.isFull = true
  const call = careerCall()
  const answer = { success: true, id: call.submissionId, confirmation: 'sent', resume: 'not_kept' }
  const response = await handler(post(call))
  assert.equal(response.status, 200)
  assert.deepEqual(await response.json(), answer)

  const [hiring, confirmation] = mailer.sent
  assert.deepEqual([hiring?.to, hiring?.attachment], [careersEmail, undefined])
  assert.match(hiring?.text ?? '', /\(0.01 MB\), not kept.*the applicant is asked to email it/)
  assert.ok(hiring?.text.includes(application.coverLetter))
  assert.match(confirmation?.text ?? '', /could not accept the resume. Please reply to this email with it/)
  assert.match(alerts.join(), /^files: The daily limit of resumes is reached/)

  database.isFull = false
  assert.deepEqual(await (await handler(post(call))).json(), { ...answer, confirmation: 'earlier' })
  assert.equal(database.submissions.size, 1)
  assert.equal(mailer.sent.length, 2)
})

Deno.test('if file storage is full and the database then fails, the response still says that the resume wasn’t kept', async () => {
  const { ports } = testPorts()
  const save: typeof ports.store.save = async ({ submission }) => {
    if (submission.attachment) return { kind: 'file_limited', isForAll: true }
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  }
  const call = careerCall()
  const response = await createSettledHandler({ ...ports, store: { ...ports.store, save } })(post(call))
  const answer = { success: true, id: call.submissionId, confirmation: 'none', resume: 'not_kept' }
  assert.deepEqual(await response.json(), answer)
})

Deno.test('a delivery that might outlast its lease stays in the outbox', async () => {
  let nowMs = 0
  const sent: string[] = []
  const send = async ({ to }: { to: string }) => {
    sent.push(to)
    nowMs += 30_000
  }
  const { handler } = testPorts({ mailer: { send }, monotonicMs: () => nowMs })
  assert.equal((await handler(post(careerCall()))).status, 200)
  assert.deepEqual(sent, [careersEmail])
})
