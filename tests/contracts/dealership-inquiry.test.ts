import { dealershipInquirySchema } from '@shared/contracts/dealership-inquiry.ts'
import { expect, it } from 'vitest'
import { messageFor } from './first-message'

const valid = {
  dealershipName: 'Ada Motors',
  contactName: 'Ada',
  email: 'ada@example.com',
  phone: '4015550199',
  vehicleVolume: '50-100',
  timeline: 'this month',
}

it('accepts the required fields alone', () => {
  expect(dealershipInquirySchema.parse(valid)).toMatchObject({ ...valid, phone: '(401) 555-0199' })
})

it.each([
  ['vehicleVolume', '', 'Please select a vehicle volume range'],
  ['timeline', '', 'Please select a timeline'],
  ['painPoints', 'too short', 'Pain points must be at least 10 characters'],
  ['painPoints', 'x'.repeat(501), 'Pain points must be less than 500 characters'],
  ['currentProvider', 'x'.repeat(101), 'Current provider must be less than 100 characters'],
  ['additionalInfo', 'x'.repeat(1001), 'Additional information must be less than 1000 characters'],
  ['phone', '12345', 'Phone number must be at least 10 digits'],
])('refuses a %s of %o', (field, value, message) => {
  expect(messageFor(dealershipInquirySchema, valid)(field, value)).toBe(message)
})
