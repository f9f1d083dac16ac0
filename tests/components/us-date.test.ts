import { formatUsDate } from '@shared/contracts/fields/calendar-day'
import { expect, it } from 'vitest'
import { parseUsDate } from '@/components/date-field/us-date'

const ninthOfMarch = [
  '3/9/2027',
  ' 03 / 09 / 2027 ',
  '03092027',
  '3/9/27',
  '030927',
  '\u200e03\u200e/\u200e09\u200e/\u200e2027',
  '03\u201109\u20132027',
  '０３／０９／２０２７',
  '03\u00a009\u00a02027\u200b',
]

it.each([
  ...ninthOfMarch.map((text) => [text, '2027-03-09']),
  // parseUsDate accepts days that don't exist, because the contract rejects them later.
  ['02/30/2027', '2027-02-30'],
  ...['3/9/227', '3//9/2027/1', '2027-03-09', ''].map((text) => [text, undefined]),
])('parseUsDate() parses %j as %j', (text = '', day) => expect(parseUsDate(text)).toBe(day))

it('formatUsDate() formats a day as mm/dd/yyyy, and leaves other text unchanged', () => {
  expect(['2027-03-09', 'soon', ''].map(formatUsDate)).toEqual(['03/09/2027', 'soon', ''])
})
