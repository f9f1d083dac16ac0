import { contactForm, contactSchema } from '@shared/contracts/contact.ts'
import { contactAbout } from '@shared/contracts/contact-about.ts'
import { renderSubmissionEmail } from '@shared/email-rendering/render.ts'
import { expect, test } from 'vitest'
import { messageFor } from './schemas.ts'

const valid = { name: 'Ada Diaz', email: 'ada@dealer.example', message: 'Please call us.' }
const message = messageFor(contactSchema)

const badEmail = 'Please enter a valid email address'
const longest = 'l'.repeat(64)

test.each([
  ['is incomplete', [undefined, '', 'ada', 'ada@', '@dealer.example', 'ada@dealer']],
  ['has two @ signs or a space', ['ada@@dealer.example', 'ada @dealer.example', '"ada diaz"@dealer.example']],
  ['has an IP address', ['ada@1.2.3.4', 'ada@[1.2.3.4]']],
  ['has a domain label that starts or ends with a hyphen', ['ada@-dealer.example', 'ada@dealer-.example']],
  ['has an invalid domain', ['ada@dealer..example', 'ada@dealer_lot.example']],
  ['has a part that is too long', [`${longest}l@dealer.example`, `a@${'d'.repeat(64)}.example`]],
  ['has a top-level domain that is too long', [`a@b.${'c'.repeat(64)}`]],
  ['has an accented letter before the @', ['müller@dealer.example']],
  ['is a list of addresses', ['ada,bo@d.example', 'ada@d.example, bo@d.example']],
  ['is a list of names with addresses', ['A <ada@d.example>, B <bo@d.example>']],
  ['contains a second header', ['ada@dealer.example\nBcc: x@y.example']],
])('the contact form rejects an email address that %s', (_what, addresses) => {
  for (const address of addresses) expect(message('email', address), address).toBe(badEmail)
})

test('the contact form accepts the shortest and longest allowed email addresses and domain labels, and rejects a longer address', () => {
  for (const address of ['a@b.c', `a@b.${'c'.repeat(63)}`, `ada@${'d'.repeat(63)}.example`])
    expect(message('email', address)).toBeUndefined()
  expect(message('email', `${longest}@${'d'.repeat(32)}.co`)).toBeUndefined()
  expect(message('email', `${longest}@${'d'.repeat(33)}.co`)).toBe('Email must be less than 100 characters')
})

test('an email address may contain every special character that the HTML standard allows before the @', () => {
  for (const mark of "!#$%&'*+/=?^_`{|}~.-") {
    for (const address of [`a${mark}b@x.example`, `ada${mark}@x.example`, `${mark}ada@x.example`]) {
      expect(contactSchema.parse({ ...valid, email: address }).email).toBe(address)
    }
  }
})

test.each([
  ['ada@почта.рф', 'ada@xn--80a1acny.xn--p1ai'],
  ['ada@dealer。example', 'ada@dealer.example'],
  ['MAILTO: ada@dealer.example?subject=Hi', 'ada@dealer.example'],
  ['"Diaz, Ada" <ada@dealer.example>;', 'ada@dealer.example'],
  ['Ada <mailto:ada@dealer.example>', 'ada@dealer.example'],
  ['“ada@dealer.example”', 'ada@dealer.example'],
  ["'o'neil@dealer.example'", "o'neil@dealer.example"],
  ['o’neil@dealer.example', "o'neil@dealer.example"],
  [' ada@dealer.example. ', 'ada@dealer.example'],
  ['Ada@Dealer.example', 'Ada@Dealer.example'],
])('the contact form stores the email address %j as %j', (given, kept) => {
  expect(contactSchema.parse({ ...valid, email: given }).email).toBe(kept)
})

test('a very long email address is rejected within half a second', () => {
  const begin = performance.now()
  expect(message('email', `${'a.'.repeat(100_000)}@`)).toBe(badEmail)
  expect(message('email', `a@${'a-'.repeat(100_000)}`)).toBe(badEmail)
  expect(performance.now() - begin).toBeLessThan(500)
})

test.each(Object.values(contactAbout))('the contact form’s email has the row “About: %s”', (about) => {
  const sent = contactSchema.parse({ ...valid, about })
  expect(renderSubmissionEmail(contactForm, sent).text).toContain(`About: ${about}\n`)
})

test('the contact form’s email shows “Vehicles a month” as typed, and omits an empty value', () => {
  const text = (vehicles?: string) =>
    renderSubmissionEmail(contactForm, contactSchema.parse({ ...valid, vehicles })).text
  expect(text('about 60')).toContain('Vehicles a month: about 60\n')
  expect(text('')).not.toContain('Vehicles a month')
})

test('the contact form rejects an “about” value that isn’t on the list', () => {
  expect(message('about', 'Refund')).toBeDefined()
})

test('the contact form trims text, formats the phone number and drops blank fields', () => {
  const typed = { phone: '401.555.0142', company: ' ', message: ' Please\ncall \0us. ' }
  expect(contactSchema.parse({ name: ' Ada Diaz ', email: ' ada@dealer.example ', ...typed })).toEqual({
    ...{ name: 'Ada Diaz', email: 'ada@dealer.example', phone: '(401) 555-0142' },
    ...{ company: undefined, message: 'Please\ncall us.' },
  })
})
