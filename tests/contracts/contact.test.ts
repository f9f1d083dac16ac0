import { contactForm, contactSchema } from '@shared/contracts/contact.ts'
import { contactAbout } from '@shared/contracts/contact-about.ts'
import { renderSubmissionEmail } from '@shared/email-rendering/render.ts'
import { describe, expect, test } from 'vitest'
import { messageFor } from './first-message.ts'

const valid = { name: 'Ada Diaz', email: 'ada@dealer.example', message: 'Please call us.' }
const message = messageFor(contactSchema, valid)

const tooShort = 'Name must be at least 2 characters'
const tooLong = 'Name must be less than 50 characters'
const strange = 'Name can only contain letters, spaces, hyphens, and apostrophes'
const badEmail = 'Please enter a valid email address'
const local = 'l'.repeat(64)

describe('the name field', () => {
  test.each([
    ['', tooShort],
    ['A', tooShort],
    ['  A  ', tooShort],
    ['Al', undefined],
    ['a'.repeat(50), undefined],
    [`  ${'a'.repeat(50)}  `, undefined],
    ['a'.repeat(51), tooLong],
    ['Jose\u0301 Nuñez', undefined],
    ['Łukasz Żółć', undefined],
    ['李小龍', undefined],
    ['O`Neil', undefined],
    ['\u201cAda\u201d', strange],
    ['😀😀', strange],
    ['R2D2', strange],
    ['Ada\nBcc: x', strange],
    ['Ada <b>', strange],
    [undefined, tooShort],
    [42, tooShort],
  ])('validates %j', (value, expected) => expect(message('name', value)).toBe(expected))
})

describe('the email field', () => {
  test.each([
    ['', badEmail],
    ['ada', badEmail],
    ['ada@dealer', badEmail],
    ['ada@@dealer.example', badEmail],
    ['ada @dealer.example', badEmail],
    ['a@b.c', undefined],
    [`a@b.${'c'.repeat(63)}`, undefined],
    [`a@b.${'c'.repeat(64)}`, badEmail],
    ['ada@dealer.example\nBcc: x@y.example', badEmail],
    ['a@b.co', undefined],
    [' ada+lots@dealer.example ', undefined],
    ["o'neil@dealer.example", undefined],
    [`${local}@${'d'.repeat(32)}.co`, undefined],
    [`${local}@${'d'.repeat(33)}.co`, 'Email must be less than 100 characters'],
    [undefined, badEmail],
    ['ada@1.2.3.4', badEmail],
    ['ada@[1.2.3.4]', badEmail],
    ['ada@-dealer.example', badEmail],
    ['ada@dealer-.example', badEmail],
    ['ada@dealer..example', badEmail],
    ['ada@dealer_lot.example', badEmail],
    [`${local}l@dealer.example`, badEmail],
    [`ada@${'d'.repeat(64)}.example`, badEmail],
    [`ada@${'d'.repeat(63)}.example`, undefined],
    ['müller@dealer.example', badEmail],
    ['"ada diaz"@dealer.example', badEmail],
    ['ada,bo@dealer.example', badEmail],
    ['ada@dealer.example, bo@dealer.example', badEmail],
    ['Ada <ada@dealer.example>, Bo <bo@dealer.example>', badEmail],
    ['@dealer.example', badEmail],
    ['ada@', badEmail],
  ])('validates %j', (value, expected) => expect(message('email', value)).toBe(expected))

  test.each([..."!#$%&'*+/=?^_`{|}~.-"])('accepts an address with %s before the @', (mark) => {
    for (const address of [`a${mark}b@x.example`, `ada${mark}@x.example`, `${mark}ada@x.example`]) {
      expect(contactSchema.parse({ ...valid, email: address }).email).toBe(address)
    }
  })

  test.each([
    ['ada@почта.рф', 'ada@xn--80a1acny.xn--p1ai'],
    ['ada@müller.de', 'ada@xn--mller-kva.de'],
    ['ada@dealer。example', 'ada@dealer.example'],
    ['mailto:ada@dealer.example', 'ada@dealer.example'],
    ['MAILTO: ada@dealer.example?subject=Hi', 'ada@dealer.example'],
    ['Ada Diaz <ada@dealer.example>', 'ada@dealer.example'],
    ['"Diaz, Ada" <ada@dealer.example>;', 'ada@dealer.example'],
    ['Ada <mailto:ada@dealer.example>', 'ada@dealer.example'],
    ['<ada@dealer.example>', 'ada@dealer.example'],
    ['“ada@dealer.example”', 'ada@dealer.example'],
    ["'ada@dealer.example'", 'ada@dealer.example'],
    ["'o'neil@dealer.example'", "o'neil@dealer.example"],
    ['o’neil@dealer.example', "o'neil@dealer.example"],
    ['ada@dealer.example.', 'ada@dealer.example'],
    ['Ada@Dealer.example', 'Ada@Dealer.example'],
  ])('stores %j as %j', (given, kept) => {
    expect(contactSchema.parse({ ...valid, email: given }).email).toBe(kept)
  })

  test('rejects a very long value within half a second', () => {
    const begin = performance.now()
    expect(message('email', `${'a.'.repeat(100_000)}@`)).toBe(badEmail)
    expect(message('email', `a@${'a-'.repeat(100_000)}`)).toBe(badEmail)
    expect(performance.now() - begin).toBeLessThan(500)
  })
})

describe('the phone field', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['   ', undefined],
    ['555-0142', 'Phone number must be at least 10 digits'],
    ['123456789', 'Phone number must be at least 10 digits'],
    ['1234567890', undefined],
    ['+44 20 7946 09', undefined],
    ['+44 20 7946 095', undefined],
    ['+44 20 7946 0958', 'Phone number must be less than 15 digits'],
    ['4015550142 x9', undefined],
    ['+1.401.555.0142 ext 5', undefined],
    ['tel:+14015550142', undefined],
    ['4015550142 am', 'Please enter a valid phone number'],
    ['+1 (401) 555-0142', undefined],
    [4015550142, 'Please enter text'],
  ])('validates %j', (value, expected) => expect(message('phone', value)).toBe(expected))
})

describe('the company field', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['c'.repeat(100), undefined],
    ['c'.repeat(101), 'Company name must be less than 100 characters'],
  ])('validates %j', (value, expected) => expect(message('company', value)).toBe(expected))
})

describe('the message field', () => {
  test.each([
    ['', 'Message must be at least 10 characters'],
    ['m'.repeat(9), 'Message must be at least 10 characters'],
    [` ${'m'.repeat(9)} `, 'Message must be at least 10 characters'],
    ['m'.repeat(10), undefined],
    ['m'.repeat(1000), undefined],
    ['m'.repeat(1001), 'Message must be less than 1000 characters'],
  ])('validates %j', (value, expected) => expect(message('message', value)).toBe(expected))
})

test.each(Object.values(contactAbout))('the email names the subject “%s”', (about) => {
  const sent = contactSchema.parse({ ...valid, about })
  expect(renderSubmissionEmail(contactForm, sent).text).toContain(`About: ${about}\n`)
})

test('the email shows “Vehicles a month” as typed, and omits it if it’s empty', () => {
  const text = (vehicles?: string) =>
    renderSubmissionEmail(contactForm, contactSchema.parse({ ...valid, vehicles })).text
  expect(text('about 60')).toContain('Vehicles a month: about 60\n')
  expect(text('')).not.toContain('Vehicles a month')
  expect(message('vehicles', 'v'.repeat(41))).toBe('Vehicles a month must be less than 40 characters')
})

test('rejects a subject that isn’t on the list', () => {
  expect(message('about', 'Refund')).toBeDefined()
})

test('trims the text, formats the phone number and drops blank fields', () => {
  const typed = {
    name: ' Ada Diaz ',
    email: ' ada@dealer.example ',
    phone: '401.555.0142',
    company: ' ',
    message: ' Please\ncall \0us. ',
  }
  expect(contactSchema.parse(typed)).toEqual({
    name: 'Ada Diaz',
    email: 'ada@dealer.example',
    phone: '(401) 555-0142',
    company: undefined,
    message: 'Please\ncall us.',
  })
})
