import { applicationSchema, roles } from '@shared/contracts/application.ts'
import {
  resumeExtensionOf,
  resumeFaultOf,
  resumeLimitBytes,
  resumeTypeOf,
  resumeTypes,
} from '@shared/contracts/fields/resume.ts'
import { describe, expect, test } from 'vitest'
import { messageFor } from './first-message.ts'

const letter = 'x'.repeat(50)
const valid = {
  name: 'Ada Diaz',
  email: 'ada@applicant.example',
  phone: '4015550142',
  location: 'Providence, RI',
  roleApplyingFor: 'sales-rep',
  coverLetter: letter,
  website: '',
}
const message = messageFor(applicationSchema, valid)
const noRole = "Please select a role you're applying for"
const notLinkedin = 'Please enter a valid LinkedIn URL'
const mustBeEmpty = 'This field should be empty'

describe('the application', () => {
  test.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', 'a'.repeat(51), 'Name must be less than 50 characters'],
    ['name', 'R2D2', 'Name can only contain letters, spaces, hyphens, and apostrophes'],
    ['email', 'ada', 'Please enter a valid email address'],
    ['phone', '', 'Phone number must be at least 10 digits'],
    ['phone', undefined, 'Please enter a valid phone number'],
    ['phone', '+1 401.555.0142', undefined],
    ['location', 'R', 'Location must be at least 2 characters'],
    ['location', 'RI', undefined],
    ['location', 'r'.repeat(100), undefined],
    ['location', 'r'.repeat(101), 'Location must be less than 100 characters'],
    ['roleApplyingFor', '', noRole],
    ['roleApplyingFor', 'boss', noRole],
    ['roleApplyingFor', undefined, noRole],
    ['coverLetter', 'x'.repeat(49), 'Cover letter must be at least 50 characters'],
    ['coverLetter', `  ${letter}  `, undefined],
    ['coverLetter', 'x'.repeat(2000), undefined],
    ['coverLetter', 'x'.repeat(2001), 'Cover letter must be less than 2000 characters'],
    ['website', 'x', mustBeEmpty],
    ['website', ' ', mustBeEmpty],
    ['website', 7, mustBeEmpty],
    ['website', undefined, undefined],
    ['linkedinUrl', '', undefined],
    ['linkedinUrl', undefined, undefined],
    ['linkedinUrl', 'https://www.linkedin.com/in/ada', undefined],
    ['linkedinUrl', 'linkedin.com/in/ada', undefined],
    ['linkedinUrl', 'ada', notLinkedin],
    ['linkedinUrl', 'not a url', notLinkedin],
    ['linkedinUrl', 'javascript:alert(1)', notLinkedin],
    ['linkedinUrl', `https://${'x'.repeat(200)}.example`, notLinkedin],
  ] as const)('%s %j', (field, value, expected) => expect(message(field, value)).toBe(expected))

  test.each(roles.map(({ id }) => id))('takes the role %s', (id) =>
    expect(message('roleApplyingFor', id)).toBeUndefined(),
  )

  test('completes a LinkedIn URL without a scheme', () => {
    const { linkedinUrl } = applicationSchema.parse({ ...valid, linkedinUrl: 'www.linkedin.com/in/ada' })
    expect(linkedinUrl).toBe('https://www.linkedin.com/in/ada')
  })
})

describe('the resume', () => {
  const heads = {
    pdf: new TextEncoder().encode('%PDF-1.7'),
    doc: new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    docx: new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0]),
    exe: new TextEncoder().encode('MZ......'),
    rtf: new TextEncoder().encode('{\\rtf1\\ansi'),
  }
  const whole = new TextEncoder().encode('%%EOF PK\x05\x06')
  const { pdf, doc, docx } = resumeTypes

  test.each([
    ['cv.pdf', pdf, 100, heads.pdf, undefined],
    ['CV.PDF', 'Application/PDF', 100, heads.pdf, undefined],
    ['cv.doc', doc, 10, heads.doc, undefined],
    ['cv.docx', docx, resumeLimitBytes, heads.docx, undefined],
    ['cv.pdf', pdf, resumeLimitBytes + 1, heads.pdf, 'size'],
    ['cv.pdf', pdf, 0, new Uint8Array(), 'empty'],
    ['cv.exe', pdf, 10, heads.pdf, 'type'],
    ['cv', pdf, 10, heads.pdf, 'type'],
    ['cv.pdf.exe', pdf, 10, heads.pdf, 'type'],
    ['cv.constructor', pdf, 10, heads.pdf, 'type'],
    ['cv.pdf', 'image/png', 10, heads.pdf, 'type'],
    ['cv.pdf', '', 10, heads.pdf, 'type'],
    ['cv.pdf', doc, 10, heads.doc, 'type'],
    ['cv.pdf', pdf, 10, heads.exe, 'type'],
    ['cv.docx', docx, 10, heads.doc, 'type'],
    ['cv.pdf', pdf, 99, heads.pdf, 'cut-off'],
    ['cv.doc', doc, 10, heads.rtf, 'rich-text'],
    ['cv.pdf', pdf, 10, heads.rtf, 'type'],
  ] as const)('%s as %j of %i bytes', (name, type, size, head, fault) =>
    expect(resumeFaultOf({ name, type, size }, head, whole)).toBe(fault),
  )

  test.each([
    ['cv.pdf', pdf, heads.pdf, 'cut-off'],
    ['cv.docx', docx, heads.docx, 'cut-off'],
    ['cv.doc', doc, heads.doc, undefined],
  ] as const)('a %s whose end is missing', (name, type, head, fault) =>
    expect(resumeFaultOf({ name, type, size: 5000 }, head, new Uint8Array(5000))).toBe(fault),
  )

  test.each([
    ['cv.doc', '', doc],
    ['cv.DOCX', '', docx],
    ['cv.pdf', '', ''],
    ['cv.doc', 'text/plain', 'text/plain'],
  ])('%s with the media type %j counts as %j', (name, type, expected) =>
    expect(resumeTypeOf({ name, type })).toBe(expected),
  )

  test('the extension is the last one', () => {
    expect(resumeExtensionOf('cv.exe.pdf')).toBe('pdf')
    expect(resumeExtensionOf('cv.pdf ')).toBe('pdf')
    expect(resumeExtensionOf('.docx')).toBe('docx')
  })
})
