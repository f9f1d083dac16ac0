import * as z from 'zod/mini'
import { cleanLines, cleanName } from './fields/clean-text.ts'
import {
  emailAddress,
  longText,
  optional,
  phoneNumber,
  requiredFirst,
  requiredText,
  shortText,
} from './fields/rules.ts'
import { website } from './fields/website.ts'
import type { Form } from './form.ts'

/** SPEC sections 3 and 5 define this form, but no page shows it. To accept inquiries, add it to `forms.ts`. */
export const dealershipInquirySchema = z.object({
  dealershipName: longText(2, 100, 'Dealership name'),
  contactName: longText(2, 50, 'Contact name', cleanName),
  email: emailAddress,
  phone: phoneNumber,
  website: optional(website),
  vehicleVolume: selection('Please select a vehicle volume range'),
  currentProvider: optional(shortText(100, 'Current provider')),
  painPoints: optional(longText(10, 500, 'Pain points', cleanLines)),
  timeline: selection('Please select a timeline'),
  additionalInfo: optional(shortText(1000, 'Additional information', cleanLines)),
})

type DealershipInquiry = z.output<typeof dealershipInquirySchema>

export const dealershipInquiryForm: Form<'dealership_inquiry', DealershipInquiry> = {
  name: 'dealership_inquiry',
  schema: () => dealershipInquirySchema,
  subject: () => 'New Dealership Inquiry',
  rows: [
    ['dealershipName', 'Dealership name'],
    ['contactName', 'Contact name'],
    ['email', 'Email'],
    ['phone', 'Phone'],
    ['website', 'Website'],
    ['vehicleVolume', 'Vehicle volume'],
    ['currentProvider', 'Current provider'],
    ['painPoints', 'Pain points'],
    ['timeline', 'Timeline'],
    ['additionalInfo', 'Additional information'],
  ],
  preview: { from: ['contactName', 'dealershipName'], message: 'painPoints' },
  recipient: 'support',
  receipt: 'Inquiry',
}

function selection(missing: string) {
  return requiredFirst(missing, requiredText(100, 'Selection'))
}
