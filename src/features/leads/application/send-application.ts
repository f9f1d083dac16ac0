import { type Application, applicationForm, type CareerCall } from '@shared/contracts/application'
import type { Confirmation } from '@shared/contracts/wire'
import { MutationObserver } from '@tanstack/react-query'
import { applicationCopy } from '@/content/careers/careers'
import { formNotices } from '@/content/site/notices'
import { queryClient } from '@/lib/query-client'
import { retryApplication } from '@/lib/retry-rules'
import { keepReceipt } from '../keep-receipt'
import { sendEmail } from '../send-email'
import type { FilledApplication } from './application-code'
import { readResume } from './resume-file'

// The timeout is long, because uploading a resume can be slow.
const timeoutMs = 120_000

export type SentApplication = {
  application: Application
  confirmation: Confirmation
  isResumeMissing: boolean
  at: Date
}

/**
 * Sends the application as SPEC section 7 describes. Retries reuse the submission's ID.
 * @throws SendError after the last attempt
 */
export function sendApplication(
  { resume, ...application }: FilledApplication,
  meta: Pick<CareerCall, 'submissionId' | 'source'>,
): Promise<SentApplication> {
  const sending = new MutationObserver<SentApplication, Error>(queryClient, {
    retry: retryApplication,
    mutationFn: async () => {
      const call: CareerCall = {
        type: 'career_application',
        applicationData: { ...application, resumeFile: await readResume(resume) },
        ...meta,
      }
      const { id = '', confirmation = 'sent', resume: kept } = await sendEmail(call, timeoutMs)
      keepReceipt(applicationForm, id, application)
      return { application, confirmation, isResumeMissing: kept === 'not_kept', at: new Date() }
    },
  })
  return sending.mutate()
}

const copy = applicationCopy.toasts

const rules: ReadonlyArray<readonly [signs: ReadonlyArray<string>, text: string]> = [
  [['File size'], copy.tooLarge],
  [['File type', 'format'], copy.wrongType],
  [['rate limit', 'Too many'], copy.tooMany],
  [['network', 'connection'], formNotices.network],
]

/** The toast's text for an error message (SPEC section 8). */
export function failureText(message: string): string {
  const rule = rules.find(([signs]) => signs.some((sign) => message.includes(sign)))
  return rule?.[1] ?? copy.failed
}
