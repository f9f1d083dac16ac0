import { createHash } from 'node:crypto'

const outer = { to: 'support@lotspin.example', subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' }
const visitor = { name: 'Ada Diaz', email: 'ada@dealer.example', phone: '(401) 555-0142' }

/**
 * @typedef {{ id: string, form: string, body: string, key: string }} Submission `key` is the email's idempotency key
 */

/** @param {object} [change] */
export function contact(change = {}) {
  const fields = { ...visitor, message: 'Please show us the turntable.' }
  return JSON.stringify({ ...outer, submissionId: crypto.randomUUID(), form: 'contact', fields, ...change })
}

/** @returns {Submission[]} */
export function makeSubmissions() {
  const contact = () => ({ ...visitor, message: 'Please show us the turntable.' })
  const plan = () => ({ ...visitor, dealershipName: 'Bay Motors', planInterest: 'Advanced 40' })
  const demo = () => ({ ...visitor, dealershipName: 'Bay Motors' })
  const messages = [
    ['contact', contact],
    ['plan_request', plan],
    ['demo_request', demo],
  ].flatMap(([form, fields]) => Array(3).fill([form, fields]))
  return [
    ...messages.map(([form, fields]) =>
      make(form, (submissionId) => ({
        ...outer,
        submissionId,
        form,
        fields: fields(),
      })),
    ),
    ...[1, 2].map((number) => make('career_application', (id) => application(id, number))),
  ]
}

/** @param {string} form @param {(id: string) => object} body @returns {Submission} */
function make(form, body) {
  const id = crypto.randomUUID()
  return { id, form, body: JSON.stringify(body(id)), key: uuidFrom(`${id}:notification`) }
}

const resumeFile = resumeOf(5 * 1024 * 1024)
export const smallResume = resumeOf(1000)

/** @param {number} bytes */
function resumeOf(bytes) {
  const resume = Buffer.alloc(bytes, 'a line of a resume\n')
  resume.write('%PDF-1.7\n')
  resume.write('%%EOF\n', resume.length - 6)
  const data = `data:application/pdf;base64,${resume.toString('base64')}`
  return { name: 'resume.pdf', type: 'application/pdf', data }
}

/** @param {string} submissionId @param {number} number @param {object} [change] */
export function application(submissionId, number, change = {}) {
  return {
    type: 'career_application',
    applicationData: {
      ...visitor,
      email: `ada${number}@applicant.example`,
      location: 'Providence, RI',
      roleApplyingFor: 'other',
      linkedinUrl: '',
      coverLetter: 'I have sold cars for six years. '.repeat(10),
      website: '',
      resumeFile,
      ...change,
    },
    submissionId,
  }
}

/**
 * Must return the same id as uuidFrom() in the functions.
 * @param {string} text
 */
function uuidFrom(text) {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
