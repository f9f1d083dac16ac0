import { addDays, isCalendarDay, localDay } from '@shared/contracts/fields/calendar-day.ts'
import { planRequestForm, planRequestSchema } from '@shared/contracts/plan-request.ts'
import { renderSubmissionEmail } from '@shared/email-rendering/render.ts'
import { expect, test } from 'vitest'
import { messageFor, schemas } from './schemas.ts'

const valid = {
  dealershipName: 'Bay Motors',
  name: 'Ada Diaz',
  email: 'ada@dealer.example',
  phone: '(401) 555-0142',
}
const message = messageFor(schemas.plan)

const whole = 'Inventory size must be a whole number'
const notADate = 'Please enter a valid date as mm/dd/yyyy'

test('a plan request accepts a website of up to 2,000 characters', () => {
  const long = (length: number) => 'dealer.com/?'.padEnd(length, 'u')
  expect(message('dealershipWebsite', long(2000))).toBeUndefined()
  for (const length of [2001, 100_000])
    expect(message('dealershipWebsite', long(length))).toBe('Website must be less than 2000 characters')
})

test.each([
  ['dealer.com', ['“dealer.com”', '‘dealer.com’', '«dealer.com»', "'dealer.com'", '`dealer.com`']],
  ['dealer.com', ['Bay Motors <dealer.com>.', '(dealer.com)', '[dealer.com],', 'ｄｅａｌｅｒ．ｃｏｍ']],
  ['https://dealer.com', ['"https://dealer.com"', '<https://dealer.com>', 'https://https://dealer.com']],
  ['http://dealer.com', ['http//dealer.com', 'https://http//dealer.com']],
  ['dealer.com/inv', ['dealer.com/inv…']],
  ['dealer.com/cars_(used)', ['dealer.com/cars_(used)']],
  ['your-dealership.com/a%E2%80%93b', ['your\u2011dealership.com/a–b']],
  ['xn--mller-kva.example:8080/%C3%BC', ['müller.example:8080/ü']],
  ['https://xn--pple-43d.com/', ['https://\u0430pple.com']],
])('a website is stored as %j, however it was typed or pasted', (kept, websites) => {
  for (const website of websites)
    expect(planRequestSchema().shape.dealershipWebsite.parse(website), website).toBe(kept)
})

test.each([
  [undefined, [undefined, '', '1', 1, '10000', '10,000', '1 200', "1'200"]],
  ['Inventory size must be at least 1', ['0', 0, '-5', '\u22125']],
  ['Inventory size seems unusually large, please contact us directly', [10_001, '10001']],
  [whole, ['1.5', 1.5, 'many', '1e3', '1,5', '1 20', Number.NaN, '9'.repeat(20_000), true]],
])('validating a plan request’s monthly movement returns the message %j', (expected, sizes) => {
  for (const size of sizes) expect(message('inventorySize', size), `${size}`).toBe(expected)
})

test('the monthly movement in a plan request is converted to a number', () => {
  expect(planRequestSchema().parse({ ...valid, inventorySize: ' 1,250 ' }).inventorySize).toBe(1250)
})

test.each([
  ['2026-11-22', '11/22/2026'],
  ['2027-11-23', '11/23/2027'],
  ['2026-11-21', '11/21/2026 (already past when this arrived, please ask)'],
  ['2027-11-24', '11/24/2027 (more than a year away, please ask)'],
])('the server accepts the start date %s, and emails it as %j', (preferredStartDate, line) => {
  const request = planRequestForm.schema().parse({ ...valid, preferredStartDate })
  expect(request.preferredStartDate).toBe(preferredStartDate)
  const receivedAt = new Date(2026, 10, 22, 12)
  const { text } = renderSubmissionEmail(planRequestForm, request, { receivedAt })
  expect(text).toContain(`Preferred start date: ${line}\n`)
  expect(messageFor(planRequestForm.schema())('preferredStartDate', '2027-02-29')).toBe(notADate)
})

test('addDays() and isCalendarDay() handle leap years, and localDay() uses the local time zone', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-10-31', 2)).toBe('2026-11-02')
  expect(isCalendarDay('2028-02-29')).toBe(true)
  expect(localDay(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21')
})

test.each([
  ['Advanced 40', 'New Advanced 40 Plan Request'],
  ['URGENT: pay\r\nBcc: all@list.example', 'New Other Plan Request'],
  [undefined, 'New Plan Request'],
])('with the plan interest %j, the plan request’s email has the subject %j', (planInterest, expected) => {
  const request = planRequestForm.schema().parse({ ...valid, planInterest })
  const { subject, text } = renderSubmissionEmail(planRequestForm, request)
  // Anyone can call the server, so the subject includes only the names of our plans.
  expect(subject).toBe(expected)
  expect(text).toContain(`\nPlan: ${request.planInterest ?? 'Not provided'}\n`)
})
