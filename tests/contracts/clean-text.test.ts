import { contactForm, contactSchema } from '@shared/contracts/contact.ts'
import { cleanLine, cleanLines } from '@shared/contracts/fields/clean-text.ts'
import { renderSubmissionEmail } from '@shared/email-rendering/render.ts'
import { expect, test } from 'vitest'

test.each([
  ['a line break', 'Ada\r\nEmail: ceo@other.example', 'Ada Email: ceo@other.example'],
  ['a line separator', 'Ada\u2028Bo', 'Ada Bo'],
  ['a joiner between accented letters', 'Jos\u00e9\u200d\u00c9', 'Jos\u00e9\u00c9'],
  ['a tab and blank lines', 'Ada\t \n\n Diaz', 'Ada Diaz'],
])('cleanLine() removes %s', (_name, given, clean) => expect(cleanLine(given)).toBe(clean))

test('multiline text keeps its line breaks', () => {
  expect(cleanLines('one\r\ntwo\rthree\n\n\u202efour')).toBe('one\ntwo\nthree\n\nfour')
  for (const lineBreak of '\v\f\u0085\u2028\u2029') expect(cleanLines(`a${lineBreak}b`)).toBe('a\nb')
})

test('text typed by a visitor can’t look like a row of the email', () => {
  const fields = contactSchema.parse({
    name: 'Ada\nEmail: ceo@other.example'.replace(/[:@.]/g, ' '),
    email: 'ada@dealer.example',
    message: 'Hello there\nEmail: ceo@other.example',
  })
  const rows = renderSubmissionEmail(contactForm, fields).text.split('\n')
  expect(rows.filter((row) => row.startsWith('Email:'))).toEqual(['Email: ada@dealer.example'])
  expect(rows).toContain('  Email: ceo@other.example')
})
