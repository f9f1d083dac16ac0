import { applicationSchema } from '@shared/contracts/application.ts'
import { roles } from '@shared/contracts/positions.ts'
import { expect, test } from 'vitest'
import { messageFor } from './schemas.ts'

test('the application form accepts every role', () => {
  for (const { id } of roles) expect(messageFor(applicationSchema)('roleApplyingFor', id), id).toBeUndefined()
})

test.each([
  [undefined, undefined],
  ['', undefined],
  ['https://www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
  ['www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
  ['<linkedin.com/in/ada>,', 'https://linkedin.com/in/ada'],
  ['https//linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
  [`linkedin.com/in/${'я'.repeat(60)}`, `https://linkedin.com/in/${'%D1%8F'.repeat(60)}`],
])('the application form stores the LinkedIn URL %j as %j', (given, kept) => {
  expect(applicationSchema.shape.linkedinUrl.parse(given)).toBe(kept)
})
