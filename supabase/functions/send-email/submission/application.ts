import * as z from 'zod/mini'
import {
  type ResumeExtension,
  type ResumeFault,
  resumeExtensionOf,
  resumeFaultOf,
  resumeMessages,
  resumeTypes,
} from '../../_shared/contracts/fields/resume.ts'
import { readSource } from '../../_shared/contracts/lead-source.ts'
import type { Attachment } from '../../_shared/email-sending/mailer.ts'
import { HttpError } from '../../_shared/http/answer.ts'
import type { Call } from '../body.ts'
import { safeFileName } from '../resume/file-name.ts'
import { isSafeDoc, isSafeDocx, isSafePdf } from '../resume/resume-content.ts'

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

/** The form's contract checks the fields. Throws an HttpError. */
export function parseApplicationCall({ json, file }: Call) {
  const call = parseOrThrow(callSchema.safeParse(json))
  const { resumeFile, ...fields } = call.applicationData
  return {
    submissionId: call.submissionId?.toLowerCase(),
    fields,
    source: readSource(call.source),
    /** Throws an HttpError; SPEC sections 5 and 7. */
    readResume: () => parseResume(resumeFile ?? undefined, file),
  }
}

const faultMessages: Record<ResumeFault, string> = {
  type: `File type not accepted. ${resumeMessages.type}.`,
  empty: 'File type not accepted: the file is empty.',
  size: `${resumeMessages.size}.`,
  'rich-text': `File type not accepted. ${resumeMessages['rich-text']}`,
  'cut-off': `File type not accepted. ${resumeMessages['cut-off']}`,
}

// parseBody() has removed the file from the data URL.
const dataUrlHead = /^data:([^;,]*)(?:;[^,]*)?;base64,$/

function parseResume(given: ResumeFile | undefined, content: Uint8Array | undefined): Attachment {
  if (!given) throw new HttpError('invalid', resumeMessages.missing)
  const declaredType = dataUrlHead.exec(given.data)?.[1]
  if (!content || declaredType === undefined)
    throw new HttpError('invalid', 'File format: the resume must be a data URL in base64.')
  const fault = faultOf({ ...given, declaredType }, content)
  if (fault) throw new HttpError(fault === 'size' ? 'too_large' : 'invalid', faultMessages[fault])
  const extension = resumeExtensionOf(given.name) as ResumeExtension
  return { filename: safeFileName(given.name, extension), mediaType: resumeTypes[extension], content }
}

type Declared = { name: string; type: string; declaredType: string }

function faultOf({ name, type, declaredType }: Declared, content: Uint8Array): ResumeFault | undefined {
  const fault = resumeFaultOf({ name, type, size: content.byteLength }, content, content)
  if (fault) return fault
  if (declaredType !== '' && declaredType.toLowerCase() !== type.toLowerCase()) return 'type'
  const extension = resumeExtensionOf(name)
  return extension && isSafe[extension](content) ? undefined : 'type'
}

const isSafe = { pdf: isSafePdf, doc: isSafeDoc, docx: isSafeDocx }

type Result<T> = { success: true; data: T } | { success: false; error: { issues: { message: string }[] } }

/** Throws an HttpError with the first issue. */
export function parseOrThrow<T>(result: Result<T>): T {
  if (result.success) return result.data
  throw new HttpError('invalid', result.error.issues[0]?.message ?? 'The request is not valid.')
}
