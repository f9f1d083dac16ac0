import { createHash } from 'node:crypto'

const outer = { to: 'support@lotspin.example', subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' }
const visitor = { name: 'Ada Diaz', email: 'ada@dealer.example', phone: '(401) 555-0142' }

/** @typedef {{ id: string, body: string, key: string }} Submission `key` is the email's idempotency key */

const dealer = { ...visitor, dealershipName: 'Bay Motors' }
const fieldsOf = {
  contact: { ...visitor, message: 'Please show us the turntable.' },
  plan_request: { ...dealer, planInterest: 'Advanced 40' },
  demo_request: dealer,
}

export function contact() {
  return JSON.stringify(message('contact', crypto.randomUUID()))
}

/** @returns {Submission[]} three of each message, and the applications */
export function makeSubmissions(applications = 2) {
  const forms = /** @type {Array<keyof typeof fieldsOf>} */ (Object.keys(fieldsOf))
  return [
    ...forms.flatMap((form) => [1, 2, 3].map(() => make((id) => message(form, id)))),
    ...Array.from({ length: applications }, (_, index) => make((id) => application(id, index + 1))),
  ]
}

/** @param {keyof typeof fieldsOf} form @param {string} submissionId */
function message(form, submissionId) {
  return { ...outer, submissionId, form, fields: fieldsOf[form] }
}

/** @param {(id: string) => object} body @returns {Submission} */
function make(body) {
  const id = crypto.randomUUID()
  return { id, body: JSON.stringify(body(id)), key: uuidFrom(`${id}:notification`) }
}

const resume = Buffer.alloc(5 * 1024 * 1024, 'a line of a resume\n')
resume.write('%PDF-1.7\n')
resume.write('%%EOF\n', resume.length - 6)
const data = `data:application/pdf;base64,${resume.toString('base64')}`
const resumeFile = { name: 'resume.pdf', type: 'application/pdf', data }

/** @param {string} submissionId @param {number} number */
export function application(submissionId, number) {
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
