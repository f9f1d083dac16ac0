import { addDays, isCalendarDay, localDay } from '@shared/contracts/fields/calendar-day.ts'
import { planRequestForm, planRequestSchema } from '@shared/contracts/plan-request.ts'
import { renderSubmissionEmail } from '@shared/email-rendering/render.ts'
import { describe, expect, test } from 'vitest'
import { messageFor } from './first-message.ts'

const valid = {
  dealershipName: 'Bay Motors',
  name: 'Ada Diaz',
  email: 'ada@dealer.example',
  phone: '(401) 555-0142',
}
const message = messageFor(planRequestSchema('2026-11-21'), valid)

const badUrl = 'Please enter a valid website URL'
const badDomain = 'Please enter a valid domain (e.g., example.com)'

describe('the dealership, contact and job title fields', () => {
  test.each([
    ['dealershipName', 'B', 'Dealership name must be at least 2 characters'],
    ['dealershipName', 'BM', undefined],
    ['dealershipName', 'b'.repeat(100), undefined],
    ['dealershipName', 'b'.repeat(101), 'Dealership name must be less than 100 characters'],
    ['name', 'A', 'Contact name must be at least 2 characters'],
    ['name', 'a'.repeat(50), undefined],
    ['name', 'a'.repeat(51), 'Contact name must be less than 50 characters'],
    ['email', '', 'Please enter a valid email address'],
    ['phone', '', 'Phone number must be at least 10 digits'],
    ['phone', undefined, 'Please enter a valid phone number'],
    ['jobTitle', '', undefined],
    ['jobTitle', 'G', 'Job title must be at least 2 characters'],
    ['jobTitle', 'GM', undefined],
    ['jobTitle', 'g'.repeat(51), 'Job title must be less than 50 characters'],
    ['planInterest', undefined, undefined],
    ['planInterest', 'X', undefined],
    ['discountCode', 'c'.repeat(50), undefined],
    ['discountCode', 'c'.repeat(51), 'Discount code must be less than 50 characters'],
    ['referralCode', 'c'.repeat(51), 'Referral code must be less than 50 characters'],
  ])('validate %s %j', (field, value, expected) => expect(message(field, value)).toBe(expected))
})

describe('the website field', () => {
  test.each([
    ['', undefined],
    ['yourdealership.com', undefined],
    ['www.your-dealership.co.uk/inventory?new=1', undefined],
    ['https://yourdealership.com/inventory', undefined],
    ['HTTP://yourdealership.com', undefined],
    ['https://autohaus-müller.de', undefined],
    ['not a site', badDomain],
    ['dealership', badDomain],
    ['-bad-.com', badDomain],
    ['192.168.0.1', badDomain],
    ['user@yourdealership.com', badDomain],
    ['javascript:alert(1)', badUrl],
    ['javascript://yourdealership.com/%0aalert(1)', badUrl],
    ['ftp://yourdealership.com', badUrl],
    ['https://dealership', badUrl],
    ['https://not a site.com', badUrl],
    ['https://me:pw@yourdealership.com', badUrl],
    ['dealer💩.com', badDomain],
    ['https://dealer“s.com', badUrl],
    ['https://dealer%2ecom', badUrl],
    ['your_dealership.com', badDomain],
    [`${'d'.repeat(64)}.com`, badDomain],
  ])('validates %j', (value, expected) => expect(message('dealershipWebsite', value)).toBe(expected))

  test('accepts up to 2,000 characters', () => {
    const long = (length: number) => 'dealer.com/?'.padEnd(length, 'u')
    expect(message('dealershipWebsite', long(2000))).toBeUndefined()
    expect(message('dealershipWebsite', long(2001))).toBe('Website must be less than 2000 characters')
    expect(message('dealershipWebsite', long(100_000))).toBe('Website must be less than 2000 characters')
  })

  test.each([
    ['“dealer.com”', 'dealer.com'],
    ['‘dealer.com’', 'dealer.com'],
    ['«dealer.com»', 'dealer.com'],
    ["'dealer.com'", 'dealer.com'],
    ['`dealer.com`', 'dealer.com'],
    ['"https://dealer.com"', 'https://dealer.com'],
    ['<https://dealer.com>', 'https://dealer.com'],
    ['Bay Motors <dealer.com>.', 'dealer.com'],
    ['(dealer.com)', 'dealer.com'],
    ['[dealer.com],', 'dealer.com'],
    ['www.dealer.com,', 'www.dealer.com'],
    ['dealer.com.', 'dealer.com'],
    ['dealer.com/inv…', 'dealer.com/inv'],
    ['dealer.com/cars_(used)', 'dealer.com/cars_(used)'],
    ['http//dealer.com', 'http://dealer.com'],
    ['https://https://dealer.com', 'https://dealer.com'],
    ['https://http//dealer.com', 'http://dealer.com'],
    ['your\u2011dealership.com/a–b', 'your-dealership.com/a%E2%80%93b'],
    ['ｄｅａｌｅｒ．ｃｏｍ', 'dealer.com'],
    ['müller.example:8080/ü', 'xn--mller-kva.example:8080/%C3%BC'],
    ['https://\u0430pple.com', 'https://xn--pple-43d.com/'],
  ])('stores %j as %j', (given, kept) => {
    const request = planRequestForm.schema().parse({ ...valid, dealershipWebsite: given })
    expect(request.dealershipWebsite).toBe(kept)
  })
})

describe('the monthly movement field', () => {
  const small = 'Inventory size must be at least 1'
  const large = 'Inventory size seems unusually large, please contact us directly'
  const whole = 'Inventory size must be a whole number'
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['0', small],
    [0, small],
    ['-5', small],
    ['1', undefined],
    [1, undefined],
    ['10000', undefined],
    ['10,000', undefined],
    [10_001, large],
    ['10001', large],
    ['1.5', whole],
    [1.5, whole],
    ['many', whole],
    ['1e3', whole],
    ['1,5', whole],
    [Number.NaN, whole],
    ['1 200', undefined],
    ["1'200", undefined],
    ['\u22125', small],
    ['1 20', whole],
    ['9'.repeat(20_000), whole],
    [true, whole],
  ])('validates %j', (value, expected) => expect(message('inventorySize', value)).toBe(expected))

  test('converts its text to a number', () => {
    const parsed = planRequestSchema('2026-11-21').parse({ ...valid, inventorySize: ' 1,250 ' })
    expect(parsed.inventorySize).toBe(1250)
  })
})

describe('the preferred start date field', () => {
  const past = 'Start date must be in the future'
  const far = 'Start date must be within the next year'
  const notADate = 'Please enter a valid date as mm/dd/yyyy'
  test.each([
    ['', undefined],
    ['2026-11-20', past],
    ['2026-11-21', past],
    ['2026-11-22', undefined],
    ['2027-11-21', undefined],
    ['2027-11-22', far],
    ['2027-02-29', notADate],
    ['11/22/2026', notADate],
  ])('validates %j', (value, expected) => expect(message('preferredStartDate', value)).toBe(expected))

  test.each([
    ['2026-11-22', '11/22/2026'],
    ['2027-11-23', '11/23/2027'],
    ['2026-11-21', '11/21/2026 (already past when this arrived, please ask)'],
    ['2023-11-24', '11/24/2023 (already past when this arrived, please ask)'],
    ['2027-11-24', '11/24/2027 (more than a year away, please ask)'],
  ])('on the server, accepts %s and emails it as %j', (preferredStartDate, line) => {
    const request = planRequestForm.schema().parse({ ...valid, preferredStartDate })
    expect(request.preferredStartDate).toBe(preferredStartDate)
    const { text } = renderSubmissionEmail(planRequestForm, request, {
      receivedAt: new Date(2026, 10, 22, 12),
    })
    expect(text).toContain(`Preferred start date: ${line}\n`)
  })

  test('on the server, rejects text that isn’t a date', () => {
    expect(messageFor(planRequestForm.schema(), valid)('preferredStartDate', '2027-02-29')).toBe(notADate)
  })

  test('handles leap years and ignores time zones', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-10-31', 2)).toBe('2026-11-02')
    expect(isCalendarDay('2028-02-29')).toBe(true)
    expect(localDay(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21')
  })
})
