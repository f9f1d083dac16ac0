import { formatUsPhone } from '@contracts/phone.ts'
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
  '',
  '555-0142',
  '+44 20 7946 0958',
  '1234567890',
  '401555014',
  '40155501423',
  'call 4015550142',
  ' 12 ',
])('%j is left as typed', (typed) => expect(formatUsPhone(typed)).toBe(typed))
