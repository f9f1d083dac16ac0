import * as z from 'zod/mini'
import { readSource } from '../../_shared/contracts/lead-source.ts'
import { checkResume } from '../../_shared/contracts/resume/check-resume.ts'
import { resumeMessages, resumeTypes } from '../../_shared/contracts/resume/resume.ts'
import type { Attachment } from '../../_shared/email-sending/mailer.ts'
import { HttpError } from '../../_shared/http/answer.ts'
import type { Call } from '../body.ts'
import { safeFileName } from '../resume/file-name.ts'

const text = (label: string) => z.string(`${label} is missing`)

const callSchema = z.object({
  applicationData: z.looseObject(
    {
      resumeFile: z.nullish(
        z.object(
          {
            name: text('The name of the resume'),
            type: text('The type of the resume'),
            data: text('The resume'),
          },
          'The resume must be an object',
        ),
      ),
    },
    'The application is missing',
  ),
  submissionId: z.optional(z.guid('The submission id must be a UUID')),
  source: z.optional(z.unknown()),
})

type ResumeFile = { name: string; type: string; data: string }

/** Throws an HttpError if the call is malformed. The form's contract validates the fields later. */
export function parseApplicationCall({ json, file }: Call) {
  const call = parseOrThrow(callSchema.safeParse(json))
  const { resumeFile, ...fields } = call.applicationData
  return {
    submissionId: call.submissionId?.toLowerCase(),
    fields,
    source: readSource(call.source),
    /** Throws an HttpError if the resume is missing or isn't accepted (SPEC sections 5 and 7). */
    readResume: () => parseResume(resumeFile ?? undefined, file),
  }
}

// parseBody() has removed the file from the data URL.
const dataUrlHead = /^data:[^;,]*(?:;[^,]*)?;base64,$/

function parseResume(given: ResumeFile | undefined, content: Uint8Array | undefined): Attachment {
  if (!given) throw new HttpError('invalid', resumeMessages.missing)
  if (!content || !dataUrlHead.test(given.data))
    throw new HttpError('invalid', 'File format: the resume must be a data URL in base64.')
  const { extension, refusal } = checkResume({ ...given, size: content.byteLength }, content)
  if (refusal === resumeMessages.size) throw new HttpError('too_large', `${refusal}.`)
  if (!extension) throw new HttpError('invalid', `File type not accepted. ${refusal}`)
  return { filename: safeFileName(given.name, extension), mediaType: resumeTypes[extension], content }
}

type Result<T> = { success: true; data: T } | { success: false; error: { issues: { message: string }[] } }

export function parseOrThrow<T>(result: Result<T>): T {
  if (result.success) return result.data
  throw new HttpError('invalid', result.error.issues[0]?.message ?? 'The request is not valid.')
}
