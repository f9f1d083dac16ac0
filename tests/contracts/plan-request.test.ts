import { addDays, isCalendarDay, localDay } from '@shared/contracts/fields/calendar-day.ts'
import { planRequestForm, planRequestSchema } from '@shared/contracts/plan-request.ts'
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

describe('dealership, contact and job title', () => {
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
  ])('%s %j', (field, value, expected) => expect(message(field, value)).toBe(expected))
})

describe('website', () => {
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
  ])('%j', (value, expected) => expect(message('dealershipWebsite', value)).toBe(expected))
})

describe('monthly movement', () => {
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
    [true, whole],
  ])('%j', (value, expected) => expect(message('inventorySize', value)).toBe(expected))

  test('becomes a number', () => {
    const parsed = planRequestSchema('2026-11-21').parse({ ...valid, inventorySize: ' 1,250 ' })
    expect(parsed.inventorySize).toBe(1250)
  })
})

describe('preferred start date', () => {
  const past = 'Start date must be in the future'
  const far = 'Start date must be within the next year'
  test.each([
    ['', undefined],
    ['2026-11-20', past],
    ['2026-11-21', past],
    ['2026-11-22', undefined],
    ['2027-11-21', undefined],
    ['2027-11-22', far],
    ['2027-02-29', 'Please enter a valid date'],
    ['11/22/2026', 'Please enter a valid date'],
  ])('%j', (value, expected) => expect(message('preferredStartDate', value)).toBe(expected))

  test('the server tolerates a day either way for the time zone, and a day for a wrong clock', () => {
    const onServer = messageFor(planRequestForm.schema('2026-11-22'), valid)
    expect(onServer('preferredStartDate', '2026-11-21')).toBeUndefined()
    expect(onServer('preferredStartDate', '2027-11-24')).toBeUndefined()
    expect(onServer('preferredStartDate', '2026-11-20')).toBe(past)
    expect(onServer('preferredStartDate', '2027-11-25')).toBe(far)
  })

  test('calendar days know leap years and need no time zone', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-10-31', 2)).toBe('2026-11-02')
    expect(isCalendarDay('2028-02-29')).toBe(true)
    expect(localDay(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21')
  })
})
