import { applicationSchema } from '@shared/contracts/application.ts'
import { roles } from '@shared/contracts/positions.ts'
import { describe, expect, test } from 'vitest'
import { messageFor } from './first-message.ts'

const letter = 'x'.repeat(50)
const valid = {
  name: 'Ada Diaz',
  email: 'ada@applicant.example',
  phone: '4015550142',
  location: 'Providence, RI',
  roleApplyingFor: 'other',
  coverLetter: letter,
  website: '',
}
const message = messageFor(applicationSchema, valid)
const noRole = "Please select a role you're applying for"
const notLinkedin = 'Please enter a valid LinkedIn URL'
const mustBeEmpty = 'This field should be empty'

describe('the job application form', () => {
  test.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['email', 'ada', 'Please enter a valid email address'],
    ['phone', '', 'Phone number must be at least 10 digits'],
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
    ['linkedinUrl', 'https://localhost/in/ada', notLinkedin],
    ['linkedinUrl', 'https://linkedin.com/in/ada diaz', notLinkedin],
    ['linkedinUrl', 'https://linkedin.com@evil.example/in/ada', notLinkedin],
    ['linkedinUrl', 'javascript:alert(1)', notLinkedin],
    ['linkedinUrl', `https://${'x'.repeat(200)}.example`, notLinkedin],
  ] as const)('validates %s %j', (field, value, expected) => expect(message(field, value)).toBe(expected))

  test.each(roles.map(({ id }) => id))('accepts the role %s', (id) =>
    expect(message('roleApplyingFor', id)).toBeUndefined(),
  )

  test.each([
    ['www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
    ['<linkedin.com/in/ada>,', 'https://linkedin.com/in/ada'],
    ['https//linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
    [`linkedin.com/in/${'я'.repeat(60)}`, `https://linkedin.com/in/${'%D1%8F'.repeat(60)}`],
  ])('stores the LinkedIn URL %j as %j', (given, kept) => {
    expect(applicationSchema.parse({ ...valid, linkedinUrl: given }).linkedinUrl).toBe(kept)
  })
})
