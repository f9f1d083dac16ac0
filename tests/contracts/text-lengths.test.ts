import { applicationSchema } from '@shared/contracts/application.ts'
import { contactSchema } from '@shared/contracts/contact.ts'
import { dealershipInquirySchema } from '@shared/contracts/dealership-inquiry.ts'
import { demoRequestSchema } from '@shared/contracts/demo-request.ts'
import { planRequestSchema } from '@shared/contracts/plan-request.ts'
import { expect, test } from 'vitest'
import { messageFor } from './first-message.ts'

const schemas = {
  contact: contactSchema,
  plan: planRequestSchema('2026-11-21'),
  demo: demoRequestSchema,
  application: applicationSchema,
  inquiry: dealershipInquirySchema,
}

test.each([
  ['contact', 'name', 'Name', 2, 50],
  ['contact', 'company', 'Company name', 0, 100],
  ['contact', 'vehicles', 'Vehicles a month', 0, 40],
  ['contact', 'message', 'Message', 10, 1000],
  ['plan', 'dealershipName', 'Dealership name', 2, 100],
  ['plan', 'name', 'Contact name', 2, 50],
  ['plan', 'jobTitle', 'Job title', 2, 50],
  ['plan', 'planInterest', 'Plan', 0, 100],
  ['plan', 'discountCode', 'Discount code', 0, 50],
  ['plan', 'referralCode', 'Referral code', 0, 50],
  ['demo', 'message', 'Message', 0, 1000],
  ['application', 'location', 'Location', 2, 100],
  ['application', 'coverLetter', 'Cover letter', 50, 2000],
  ['inquiry', 'dealershipName', 'Dealership name', 2, 100],
  ['inquiry', 'contactName', 'Contact name', 2, 50],
  ['inquiry', 'vehicleVolume', 'Selection', 1, 100],
  ['inquiry', 'timeline', 'Selection', 1, 100],
  ['inquiry', 'currentProvider', 'Current provider', 0, 100],
  ['inquiry', 'painPoints', 'Pain points', 10, 500],
  ['inquiry', 'additionalInfo', 'Additional information', 0, 1000],
] as const)(
  'in the %s form, the field %s (“%s”) must have %i to %i characters',
  (form, field, label, min, max) => {
    const message = (length: number) => messageFor(schemas[form])(field, ` ${'x'.repeat(length)} `)
    const [tooShort, tooLong] = [
      `${label} must be at least ${min} characters`,
      `${label} must be less than ${max} characters`,
    ]
    if (min > 1) expect(message(min - 1)).toBe(tooShort)
    expect([message(min), message(max)]).toEqual([undefined, undefined])
    expect([message(max + 1), message(10_001)]).toEqual([tooLong, tooLong])
  },
)
