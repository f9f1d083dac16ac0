import * as z from 'zod/mini'

const required = (label: string) => z.string(`${label} is missing`)

/** How long the visitor took. An invalid value is ignored, because it's no reason to reject a call. */
const filledInMs = z.catch(z.optional(z.number()), undefined)

/** The envelope of a message. Older clients send no id, form or fields. The form's own schema checks the fields. */
export const messageCallSchema = z.object({
  to: required('The recipient'),
  subject: required('The subject').check(
    z.minLength(1, 'The subject is missing'),
    z.maxLength(200, 'The subject must be at most 200 characters'),
    z.regex(/^[^\r\n\u2028\u2029\0]*$/, 'The subject must be a single line'),
  ),
  text: required('The text'),
  html: required('The html'),
  submissionId: z.optional(z.guid('The submission id must be a UUID')),
  form: z.optional(z.string('Unknown form')),
  filledInMs,
  source: z.optional(z.unknown()),
  fields: z.optional(z.record(z.string(), z.unknown(), 'The fields must be an object')),
})

export type ReceivedMessageCall = z.output<typeof messageCallSchema>
