import { applicationSchema } from '@shared/contracts/application'
import { resumeMessages } from '@shared/contracts/resume/resume'
import * as z from 'zod/mini'

const { coverLetter, website: _decoy, roleApplyingFor, ...contactFields } = applicationSchema.shape

/** A string says why the chosen file was refused. */
type ResumeValue = File | string | null

/** SPEC section 5. A filled honeypot passes here, because a toast reports it instead of a field error. */
export const applicationFormSchema = z.object({
  ...contactFields,
  roleApplyingFor: z.pipe(z.string(), roleApplyingFor),
  resume: z.pipe(
    z.custom<ResumeValue>(),
    z.instanceof(File, {
      error: ({ input }) => (typeof input === 'string' ? input : resumeMessages.missing),
    }),
  ),
  coverLetter,
  website: z.string(),
})

export type ApplicationValues = z.input<typeof applicationFormSchema>
export type FilledApplication = z.output<typeof applicationFormSchema>

export const emptyApplication: ApplicationValues = {
  name: '',
  email: '',
  phone: '',
  location: '',
  roleApplyingFor: '',
  linkedinUrl: '',
  resume: null,
  coverLetter: '',
  website: '',
}

/** Files can't be stored, and the honeypot stays empty. */
export function isDrafted(field: string): boolean {
  return field !== 'resume' && field !== 'website'
}
