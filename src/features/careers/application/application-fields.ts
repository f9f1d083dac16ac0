import { applicationSchema } from '@contracts/application'
import { resumeMessages } from '@contracts/resume'
import * as z from 'zod/mini'

const { coverLetter, website: _decoy, roleApplyingFor, ...contactFields } = applicationSchema.shape

/**
 * The form as it is filled in: the shared contract in the order of the fields, with the file, and with the decoy let
 * through, since it is answered by a toast and never points anyone to a field that no one sees. SPEC section 5.
 */
export const applicationFormSchema = z.object({
  ...contactFields,
  roleApplyingFor: z.pipe(z.string(), roleApplyingFor),
  resume: z.pipe(z.nullable(z.instanceof(File)), z.instanceof(File, { error: resumeMessages.missing })),
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

/** What the session draft leaves out: a file cannot be kept, and nobody typed into the decoy. */
export const notDrafted: ReadonlyArray<keyof ApplicationValues> = ['resume', 'website']
