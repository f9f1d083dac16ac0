import fc from 'fast-check'
import { application } from '../../../supabase/functions/send-email/resume/files-for-tests.ts'
import { contact, supportEmail } from '../../../supabase/functions/send-email/testing.ts'

const plan = { ...contact, dealershipName: 'Bay Motors', planInterest: 'Advanced 40', inventorySize: 80 }
const demo = { ...contact, dealershipName: 'Bay Motors' }

const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme-composite', maxLength: 60 }),
  fc.constantFrom(
    'a\0b',
    '\ud800',
    'x\udc00y',
    '\u202eevil',
    'a\u200bb\ufeff',
    'Ada\r\nBcc: all@list.example',
    'Ada\u2028Email: x@y.example',
    '<script>alert(1)</script>',
    "'; drop table leads.submissions; --",
    '__proto__',
    'javascript:alert(1)',
    'https://\u0430pple.com',
    'ada@dealer.example, all@list.example',
    'x'.repeat(5000),
    ' ',
    '',
  ),
)
const nastyValue = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  { weight: 1, arbitrary: fc.anything({ withNullPrototype: false, maxDepth: 2 }).map(toJson) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, 0, -1, 1e308, [], {}, [[[[]]]], { toString: 'x' }) },
)

function mutated<T extends object>(valid: T) {
  const parts = Object.entries(valid).map(([key, value]) => [
    key,
    fc.oneof({ weight: 8, arbitrary: fc.constant(value) }, { weight: 2, arbitrary: nastyValue }),
  ])
  return fc.record(Object.fromEntries(parts), { requiredKeys: [] })
}

const outer = {
  to: supportEmail,
  subject: 'New Contact Form Submission',
  text: 'Name: Ada',
  html: '<p>Name: Ada</p>',
}
const message = fc.constantFrom(['contact', contact], ['plan_request', plan], ['demo_request', demo] as const)

const withFields = message.chain(([form, fields]) =>
  fc
    .tuple(fc.oneof({ weight: 9, arbitrary: fc.constant(outer) }, mutated(outer)), mutated(fields as object))
    .map(([call, changed]) => ({ ...call, form, fields: changed })),
)
const withoutFields = mutated(outer)
const applications = mutated({ ...application, resumeFile: null }).map((applicationData) => ({
  type: 'career_application',
  applicationData,
}))

export const bodies = fc.oneof(
  { weight: 5, arbitrary: withFields.map(toText) },
  { weight: 3, arbitrary: withoutFields.map(toText) },
  { weight: 2, arbitrary: applications.map(toText) },
  { weight: 1, arbitrary: nastyValue.map(toText) },
  { weight: 1, arbitrary: nastyText },
)

function toText(value: unknown): string {
  return JSON.stringify(value) ?? ''
}

function toJson(value: unknown): unknown {
  try {
    return JSON.parse(
      JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part)) ?? 'null',
    )
  } catch {
    return null
  }
}
