import { formatUsPhone } from '@shared/contracts/fields/phone.ts'
import { expect, test } from 'vitest'

test.each([
  ['without separators', ['4015550142', '14015550142', '+14015550142', 'tel:+14015550142']],
  ['with separators', ['401.555.0142', '401-555-0142', '401/555-0142', '401•555•0142', '401·555·0142']],
  ['with rare separators', ['401_555_0142', '401~555~0142', '401, 555, 0142']],
  ['with brackets', ['(401)555-0142', '(401) 555-0142', '[401] 555 0142', '( 401 ) 555-0142']],
  ['with a country code', ['+1 401 555 0142', '1-401-555-0142', '001 401 555 0142', '+1 (401) 555-0142']],
  ['with text around it', ['401-555-0142.', '“401-555-0142”', 'Tel. 401-555-0142', '(1) 401-555-0142']],
])('formatUsPhone() formats a US number %s', (_what, numbers) => {
  for (const number of numbers) expect(formatUsPhone(number), number).toBe('(401) 555-0142')
})

test('formatUsPhone() keeps the extension of a US number', () => {
  const extensions = [' ext 5', ' ext. 5', 'x5', ' #5', ', Extension: 5', ';ext=5', ' (ext 5)', ' extn 5']
  for (const extension of extensions)
    expect(formatUsPhone(`401-555-0142${extension}`), extension).toBe('(401) 555-0142 ext. 5')
  expect(formatUsPhone('tel:+1 401-555-0142 ext #5.')).toBe('(401) 555-0142 ext. 5')
})

test.each([
  ['that is too short or too long', ['', ' 12 ', '555-0142', '401555014', '40155501423']],
  ['from another country', ['+44 20 7946 0958', '+40 155 501 42 00', '+401 555 0142', '1234567890']],
  ['with other text', ['call 4015550142', '401-555-0142 x1234567', '401-555-0142 / 0143']],
])('formatUsPhone() leaves a number %s as typed', (_what, numbers) => {
  for (const number of numbers) expect(formatUsPhone(number)).toBe(number)
  expect(formatUsPhone('TEL: +44 20 7946 095')).toBe('+44 20 7946 095')
})
