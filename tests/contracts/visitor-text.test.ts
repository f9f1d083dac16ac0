import { contactSchema } from '@shared/contracts/contact.ts'
import { expect, test } from 'vitest'
import { schemas } from './schemas.ts'

const name = "Anne-Marie O'Neil"
const email = "o'neil-cars@bay-motors.example"
const phone = '+44 20-7946 095'
const website = 'https://bay-motors.example/new-cars?a=1'
const text = 'Two lots, sixty cars a month and a very long fence in front of them.'

const validValues = {
  ...{ name, contactName: name, email, phone, dealershipName: 'Bay Motors', company: 'Bay Motors' },
  ...{ dealershipWebsite: website, linkedinUrl: 'linkedin.com/in/ada', location: 'Providence, RI' },
  ...{ message: text, coverLetter: text, painPoints: text, additionalInfo: text, jobTitle: 'Sales lead' },
  ...{ vehicles: 'about 60', vehicleVolume: '50 to 100', inventorySize: '1 200', timeline: 'this month' },
  ...{ preferredStartDate: '2026-12-15', planInterest: 'Advanced 40', currentProvider: 'Our own people' },
  ...{ discountCode: "SPRING-25 'A", referralCode: "ADA-7 'B", roleApplyingFor: 'other' },
}
const fields = Object.entries(schemas).flatMap(([form, schema]) => {
  // In every form except the inquiry, `website` is the decoy field.
  const valid: Record<string, string> = form === 'inquiry' ? { ...validValues, website } : validValues
  schema.parse(valid)
  const names = Object.keys(valid).filter((field) => field in schema.shape && field !== 'roleApplyingFor')
  return names.map((field) => ({
    name: `${field} field of the ${form} form`,
    value: valid[field] ?? '',
    parse: (given: string) => {
      const { data, error } = schema.safeParse({ ...valid, [field]: given })
      return data ? (data as Record<string, unknown>)[field] : error?.issues[0]?.message
    },
  }))
})

const invisible = {
  'soft hyphen, grapheme joiner, Arabic and Mongolian marks': '\u00ad\u034f\u061c\u180e',
  'Hangul fillers': '\u3164\uffa0\u115f\u1160',
  'zero-width space': '\u200b',
  'joiners between Latin letters': '\u200c\u200d',
  'direction marks': '\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
  'word joiner and invisible operators': '\u2060\u2061\u2062\u2063\u2064',
  'text variation selector': '\ufe0e',
  'variation selectors': '\ufe00\ufe0d\ufe0f\u{e0100}',
  'byte order mark and annotation marks': '\ufeff\ufff9\ufffa\ufffb',
  'object replacement of iOS dictation': '\ufffc',
  'tag characters': '\u{e0001}\u{e0041}\u{e007f}',
  'half a surrogate pair': '\ud83d',
  'control characters': '\u0000\u0007\u001b\u007f\u0090',
}
const spaces = [
  ...'\u00a0\u1680\u2000\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\u2800',
]
const hyphens = [...'\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\ufe58\ufe63\uff0d']
const apostrophes = [...'\u00b4\u2018\u201b\u2032\uff07']

test('invisible characters, and any kind of space around the text, are removed from every field', () => {
  for (const { name, value, parse } of fields) {
    const [clean, middle] = [parse(value), Math.floor(value.length / 2)]
    for (const [kind, characters] of Object.entries(invisible)) {
      const dirty = `${characters}${value.slice(0, middle)}${characters}${value.slice(middle)}${characters}`
      expect(parse(dirty), `${name}, ${kind}`).toEqual(clean)
    }
    for (const space of [...spaces, '\t', '\n', '\r\n', '\u2028', '\u0085'])
      expect(parse(space + value + space), `${name}, ${JSON.stringify(space)}`).toEqual(clean)
  }
})

const marked =
  /^(name|contactName|email|phone|preferredStartDate|discountCode|referralCode|inventorySize) field/

test.each([
  ['space', ' ', spaces, /./],
  ['hyphen', '-', hyphens, marked],
  ['apostrophe', "'", apostrophes, marked],
])('any kind of %s in a field is treated as the ASCII one', (_what, plain, others, names) => {
  for (const { name, value, parse } of fields.filter(({ name }) => names.test(name))) {
    for (const other of others)
      expect(parse(value.replaceAll(plain, other)), `${name}, ${other}`).toEqual(parse(value))
  }
})

test('numbers, dates, codes and email addresses may be typed in full-width characters', () => {
  for (const { name, value, parse } of fields.filter(
    ({ name }) => marked.test(name) && !/name/i.test(name),
  )) {
    const wide = value.replace(/[!-~]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) + 0xfee0))
    expect(parse(wide), name).toEqual(parse(value))
  }
})

test('an optional field is treated as empty if its text is invisible or “N/A”', () => {
  const optional = /^(phone|company) field of the contact|Website|jobTitle|Size|Date|Code|linkedin/
  for (const { name, parse } of fields.filter(({ name }) => optional.test(name))) {
    for (const empty of ['', ...' \u00a0\u200b\ufffc\u3164\u2800-—', 'N/A', 'n/a', 'None'])
      expect(parse(empty), `${name}, ${JSON.stringify(empty)}`).toBeUndefined()
  }
})

test('a name may contain letters of any language, but can’t consist of invisible characters', () => {
  for (const typed of ['علی‌رضا رضایی', 'शर्‍मा', '山田 太郎', 'José', 'O’Neil', 'Kaʻiulani', 'Ada Diaz-O’Neil'])
    expect(contactSchema.parse({ name: typed, email, message: text }).name).toBe(typed)
  for (const typed of ['\u3164\u3164', '\u2800\u2800', '\u115f\u1160', ' \u00a0 ', '\ufffc\ufffc'])
    expect(contactSchema.safeParse({ name: typed, email, message: text }).success, typed).toBe(false)
})

test('a message keeps its line breaks, emoji and joiners', () => {
  const typed = 'One\u00a0lot\n\tTwo 👩\u200d🔧 cars\nمی\u200cخواهم'
  expect(contactSchema.parse({ name, email, message: typed }).message).toBe(
    'One lot\n\tTwo 👩\u200d🔧 cars\nمی\u200cخواهم',
  )
})
