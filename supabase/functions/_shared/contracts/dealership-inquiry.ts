import * as z from 'zod/mini'
import { emailAddress, longText, optional, phoneNumber, requiredText, shortText } from './rules.ts'
import { website } from './website.ts'

/**
 * The alternative dealership inquiry of SPEC sections 3 and 5: defined for the owner, shown on no page. To take it,
 * add a line to `forms.ts` and a form.
 */
export const dealershipInquirySchema = z.object({
  dealershipName: longText(2, 100, 'Dealership name'),
  contactName: longText(2, 50, 'Contact name'),
  email: emailAddress,
  phone: phoneNumber,
  website: optional(website),
  vehicleVolume: selection('Please select a vehicle volume range'),
  currentProvider: optional(shortText(100, 'Current provider')),
  painPoints: optional(longText(10, 500, 'Pain points')),
  timeline: selection('Please select a timeline'),
  additionalInfo: optional(shortText(1000, 'Additional information')),
})

export type DealershipInquiry = z.output<typeof dealershipInquirySchema>

function selection(missing: string) {
  return z.pipe(z.string(missing).check(z.trim(), z.minLength(1, missing)), requiredText(100, 'Selection'))
}
