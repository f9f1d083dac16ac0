import { dealershipInquiryForm, dealershipInquirySchema } from '@shared/contracts/dealership-inquiry.ts'
import { renderSubmissionEmail } from '@shared/email-rendering/render.ts'
import { expect, test } from 'vitest'

const valid = {
  dealershipName: 'Ada Motors',
  contactName: 'Ada',
  email: 'ada@example.com',
  phone: '4015550199',
  vehicleVolume: '50-100',
  timeline: 'this month',
}

test('an inquiry needs only its required fields, and the email lists every field in order', () => {
  const inquiry = dealershipInquirySchema.parse(valid)
  expect(inquiry).toMatchObject({ ...valid, phone: '(401) 555-0199' })
  const { subject, text } = renderSubmissionEmail(dealershipInquiryForm, {
    ...inquiry,
    ...{ website: 'ada.example', currentProvider: 'Bo', painPoints: 'Too slow', additionalInfo: 'None yet' },
  })
  expect(subject).toBe('New Dealership Inquiry')
  expect(text.split('\n').slice(2, 12)).toEqual([
    ...['Dealership name: Ada Motors', 'Contact name: Ada', 'Email: ada@example.com'],
    ...['Phone: (401) 555-0199', 'Website: ada.example', 'Vehicle volume: 50-100', 'Current provider: Bo'],
    ...['Pain points: Too slow', 'Timeline: this month', 'Additional information: None yet'],
  ])
  const preview = { from: ['contactName', 'dealershipName'], message: 'painPoints' }
  const name = 'dealership_inquiry'
  expect(dealershipInquiryForm).toMatchObject({ name, recipient: 'support', receipt: 'Inquiry', preview })
})
