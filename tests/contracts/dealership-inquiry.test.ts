import { dealershipInquiryForm, dealershipInquirySchema } from '@shared/contracts/dealership-inquiry.ts'
import { renderSubmissionEmail } from '@shared/email-rendering/render.ts'
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

it('accepts an inquiry with only the required fields', () => {
  expect(dealershipInquirySchema.parse(valid)).toMatchObject({ ...valid, phone: '(401) 555-0199' })
})

it('the email lists every field in order', () => {
  const { subject, text } = renderSubmissionEmail(dealershipInquiryForm, {
    ...valid,
    ...{ website: 'ada.example', currentProvider: 'Bo', painPoints: 'Too slow', additionalInfo: 'None yet' },
  })
  expect(subject).toBe('New Dealership Inquiry')
  expect(text.split('\n').slice(2, 12)).toEqual([
    ...['Dealership name: Ada Motors', 'Contact name: Ada', 'Email: ada@example.com', 'Phone: 4015550199'],
    ...['Website: ada.example', 'Vehicle volume: 50-100', 'Current provider: Bo', 'Pain points: Too slow'],
    ...['Timeline: this month', 'Additional information: None yet'],
  ])
  expect(dealershipInquiryForm).toMatchObject({ recipient: 'support', receipt: 'Inquiry' })
})

it.each([
  ['dealershipName', 'Ab', undefined],
  ['dealershipName', 'x'.repeat(100), undefined],
  ['contactName', 'Bo', undefined],
  ['contactName', 'x'.repeat(50), undefined],
  ['vehicleVolume', 'x'.repeat(100), undefined],
  ['timeline', 'x'.repeat(100), undefined],
  ['currentProvider', 'x'.repeat(100), undefined],
  ['painPoints', 'x'.repeat(10), undefined],
  ['painPoints', 'x'.repeat(500), undefined],
  ['additionalInfo', 'x'.repeat(1000), undefined],
  ['dealershipName', 'A', 'Dealership name must be at least 2 characters'],
  ['dealershipName', 'x'.repeat(101), 'Dealership name must be less than 100 characters'],
  ['contactName', 'A', 'Contact name must be at least 2 characters'],
  ['contactName', 'x'.repeat(51), 'Contact name must be less than 50 characters'],
  ['contactName', 'x'.repeat(10_001), 'Contact name must be less than 50 characters'],
  ['vehicleVolume', '', 'Please select a vehicle volume range'],
  ['timeline', '', 'Please select a timeline'],
  ['painPoints', 'too short', 'Pain points must be at least 10 characters'],
  ['painPoints', 'x'.repeat(501), 'Pain points must be less than 500 characters'],
  ['currentProvider', 'x'.repeat(101), 'Current provider must be less than 100 characters'],
  ['additionalInfo', 'x'.repeat(1001), 'Additional information must be less than 1000 characters'],
  ['phone', '12345', 'Phone number must be at least 10 digits'],
])('validates %s %j', (field, value, message) => {
  expect(messageFor(dealershipInquirySchema, valid)(field, value)).toBe(message)
})
