import type { Application, CareerCall } from '@shared/contracts/application'
import type { Confirmation } from '@shared/contracts/wire'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { applicationCopy } from '@/content/careers/careers'
import { formNotices } from '@/content/site/notices'
import { retryApplication } from '@/lib/retry-rules'
import { leadSource } from '../lead-source'
import { sendEmail } from '../send-email'
import { useSubmissionId } from '../submission-id'
import type { FilledApplication } from './application-fields'
import { readResume } from './resume-file'

// Uploading a resume takes long on a slow connection.
const timeoutMs = 120_000

export type SentApplication = {
  reference: string
  application: Application
  confirmation: Confirmation
  isResumeMissing: boolean
  at: Date
}

type Outcome = { onSuccess: (sent: SentApplication) => void; onError: (error: Error) => void }

/** SPEC section 7. All tries have the same ID. */
export function useSendApplication(outcome: Outcome) {
  const submissionIdOf = useSubmissionId()
  const { pathname } = useLocation()

  return useMutation({
    ...outcome,
    retry: retryApplication,
    mutationFn: async ({ resume, ...application }: FilledApplication): Promise<SentApplication> => {
      const { name, size, lastModified } = resume
      const call: CareerCall = {
        type: 'career_application',
        applicationData: { ...application, resumeFile: await readResume(resume) },
        submissionId: submissionIdOf({ ...application, resume: [name, size, lastModified] }),
        source: leadSource(pathname),
      }
      const { id: reference = '', confirmation = 'sent', resume: kept } = await sendEmail(call, timeoutMs)
      return { reference, application, confirmation, isResumeMissing: kept === 'not_kept', at: new Date() }
    },
  })
}

const copy = applicationCopy.toasts

const rules: ReadonlyArray<readonly [signs: ReadonlyArray<string>, text: string]> = [
  [['File size'], copy.tooLarge],
  [['File type', 'format'], copy.wrongType],
  [['rate limit', 'Too many'], copy.tooMany],
  [['network', 'connection'], formNotices.network],
]

/** The toast for an error's message (SPEC section 8). */
export function failureText(message: string): string {
  const rule = rules.find(([signs]) => signs.some((sign) => message.includes(sign)))
  return rule?.[1] ?? copy.failed
}
