import { applicationSchema } from '@shared/contracts/application.ts'
import { roles } from '@shared/contracts/positions.ts'
import { expect, test } from 'vitest'
import { messageFor } from './first-message.ts'

const message = messageFor(applicationSchema)
const noRole = "Please select a role you're applying for"
const mustBeEmpty = 'This field should be empty'

test.each([
  ['name', 'A', 'Name must be at least 2 characters'],
  ['email', 'ada', 'Please enter a valid email address'],
  ['phone', '', 'Phone number must be at least 10 digits'],
  ['roleApplyingFor', '', noRole],
  ['roleApplyingFor', 'boss', noRole],
  ['roleApplyingFor', undefined, noRole],
  ['website', ' ', mustBeEmpty],
  ['website', 7, mustBeEmpty],
  ['website', undefined, undefined],
] as const)('validates the field %s with the value %j', (field, value, expected) =>
  expect(message(field, value)).toBe(expected),
)

test.each([
  'ada',
  'https://localhost/in/ada',
  'https://linkedin.com/in/ada diaz',
  'https://linkedin.com@evil.example/in/ada',
  'javascript:alert(1)',
  `https://${'x'.repeat(200)}.example`,
])('rejects the LinkedIn URL %j', (url) => {
  expect(message('linkedinUrl', url)).toBe('Please enter a valid LinkedIn URL')
})

test('accepts every role', () => {
  for (const { id } of roles) expect(message('roleApplyingFor', id), id).toBeUndefined()
})

test.each([
  [undefined, undefined],
  ['', undefined],
  ['https://www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
  ['www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
  ['<linkedin.com/in/ada>,', 'https://linkedin.com/in/ada'],
  ['https//linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
  [`linkedin.com/in/${'я'.repeat(60)}`, `https://linkedin.com/in/${'%D1%8F'.repeat(60)}`],
])('parses the LinkedIn URL %j as %j', (given, kept) => {
  expect(applicationSchema.shape.linkedinUrl.parse(given)).toBe(kept)
})
