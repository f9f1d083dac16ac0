import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { applicationSchema } from '@shared/contracts/application'
import { resumeMessages } from '@shared/contracts/resume/resume'
import * as z from 'zod/mini'

export { failureText, sendApplication } from './send-application'

const { coverLetter, website: _decoy, roleApplyingFor, ...contactFields } = applicationSchema.shape

/** A string is the reason why the chosen file was rejected. */
type ResumeValue = File | string | null

/** A filled-in decoy field is valid here, because a toast reports it instead of a field error (SPEC section 5). */
const applicationFormSchema = z.object({
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

export const resolver = standardSchemaResolver(applicationFormSchema)
