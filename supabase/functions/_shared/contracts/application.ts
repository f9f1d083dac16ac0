import * as z from 'zod/mini'
import { cleanLines } from './fields/clean-text.ts'
import { emailAddress, longText, optional, personName, phoneNumber } from './fields/rules.ts'
import { isPublicWebAddress, webAddress } from './fields/website.ts'
import { applicationReceipt, type Form } from './form.ts'
import type { LeadSource } from './lead-source.ts'
import { type RoleId, roles } from './positions.ts'

const notLinkedin = 'Please enter a valid LinkedIn URL'
const bareLinkedin = /^(?:[a-z]{2,3}\.)?linkedin\.com\//i

/** Adds https, because people copy LinkedIn URLs without a scheme. */
const linkedinUrl = webAddress(notLinkedin, (address) =>
  bareLinkedin.test(address) ? `https://${address}` : address,
).check(z.refine(isPublicWebAddress, notLinkedin))

const mustBeEmpty = 'This field should be empty'

/** The application form (SPEC section 5). `resume/` has the rules for the resume. */
export const applicationSchema = z.object({
  name: personName,
  email: emailAddress,
  phone: phoneNumber,
  location: longText(2, 100, 'Location'),
  roleApplyingFor: z.enum(
    roles.map(({ id }) => id) as [RoleId, ...RoleId[]],
    "Please select a role you're applying for",
  ),
  linkedinUrl: optional(linkedinUrl),
  coverLetter: longText(50, 2000, 'Cover letter', cleanLines),
  website: z.prefault(z.string(mustBeEmpty).check(z.maxLength(0, mustBeEmpty)), ''),
})

export type Application = z.output<typeof applicationSchema>

export const applicationForm: Form<'career_application', Application> = {
  name: 'career_application',
  schema: () => applicationSchema,
  subject: ({ roleApplyingFor }) => `New Application: ${roleLabel(roleApplyingFor)}`,
  rows: [
    ['name', 'Name'],
    ['email', 'Email', { link: 'email' }],
    ['phone', 'Phone', { link: 'phone' }],
    ['location', 'Location'],
    ['roleApplyingFor', 'Role', { show: roleLabel }],
    ['linkedinUrl', 'LinkedIn', { link: 'website' }],
    ['coverLetter', 'Cover letter'],
  ],
  preview: { from: ['name', 'location'], message: 'coverLetter' },
  recipient: 'careers',
  receipt: applicationReceipt,
  file: { label: 'Resume', before: 'coverLetter' },
  isConfirmed: true,
}

/** The payload of an application (SPEC section 7). */
export type CareerCall = {
  type: 'career_application'
  applicationData: Application & { resumeFile: { name: string; type: string; data: string } | null }
  submissionId: string
  source: LeadSource
}

function roleLabel(id: string): string {
  return roles.find((role) => role.id === id)?.label ?? id
}
