import { formatUsPhone, phoneHref } from '@shared/contracts/fields/phone.ts'
import { expect, test } from 'vitest'

test.each([
  '4015550142',
  '14015550142',
  '+14015550142',
  '+1 401 555 0142',
  '+1 (401) 555-0142',
  '1-401-555-0142',
  '401.555.0142',
  '401-555-0142',
  '401/555-0142',
  '(401)555-0142',
  '(401) 555-0142',
  '401\u00a0555\u00a00142',
  ' 401–555–0142 ',
  '\u202a+1 401‑555‑0142\u202c',
])('%j is rewritten', (typed) => expect(formatUsPhone(typed)).toBe('(401) 555-0142'))

test.each([
  '+1.401.555.0142 ext 5',
  '(401) 555-0142 ext. 5',
  '4015550142x5',
  '401-555-0142 #5',
  '401-555-0142, Extension: 5',
  'tel:+14015550142;ext=5',
])('%j keeps its extension', (typed) => expect(formatUsPhone(typed)).toBe('(401) 555-0142 ext. 5'))

test('the tel: of a copied link is removed', () => {
  expect(formatUsPhone('tel:+14015550142')).toBe('(401) 555-0142')
  expect(formatUsPhone('TEL: +44 20 7946 095')).toBe('+44 20 7946 095')
})

test.each([
  ['(401) 555-0142', 'tel:+14015550142'],
  ['(401) 555-0142 ext. 5', 'tel:+14015550142;ext=5'],
  ['401.555.0142 x12345', 'tel:+14015550142;ext=12345'],
  ['+44 20 7946 095 ext. 7', 'tel:+44207946095;ext=7'],
  ['+44 20 7946 095', 'tel:+44207946095'],
  ['1234567890', 'tel:1234567890'],
  ['call me', undefined],
])('%j is dialed as %j', (phone, href) => expect(phoneHref(phone)).toBe(href))

test.each([
  '',
  '555-0142',
  '+44 20 7946 0958',
  '1234567890',
  '401555014',
  '40155501423',
  'call 4015550142',
  ' 12 ',
])('%j is left as typed', (typed) => expect(formatUsPhone(typed)).toBe(typed))
