import { roles } from '@contracts/application'
import { resumeMessages } from '@contracts/resume'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { LoadFailedNotice } from '@/components/notices/load-failed-notice'
import { SendFailure } from '@/components/notices/send-failure'
import { dismissToast, toastError } from '@/components/toasts/toast'
import { applicationCopy } from '@/content/careers/careers'
import { site } from '@/content/site/site'
import {
  type ApplicationValues,
  applicationFormSchema,
  emptyApplication,
  type FilledApplication,
  notDrafted,
} from '@/features/careers/application/application-fields'
import { ApplicationInputs } from '@/features/careers/application/application-inputs'
import { ApplicationNote } from '@/features/careers/application/application-note'
import type { ApplicationSentDialogProps } from '@/features/careers/application/application-sent-dialog'
import { ApplicationSentNote } from '@/features/careers/application/application-sent-note'
import { ApplicationUnavailable } from '@/features/careers/application/application-unavailable'
import { failureText } from '@/features/careers/application/failure-text'
import { type SentApplication, useSendApplication } from '@/features/careers/application/use-send-application'
import { useApplyLink } from '@/features/careers/jobs/use-apply-link'
import { useSessionDraft } from '@/lib/hooks/use-session-draft'
import { deferredComponent } from '@/lib/loading/deferred'
import { applicationAnchor } from '@/lib/paths'
import { hasBackend } from '@/lib/sending/backend'

/** Fetched while the form is filled in. */
const ApplicationSentDialog = deferredComponent<ApplicationSentDialogProps>(
  () => import('@/features/careers/application/application-sent-dialog'),
  { loading: null, unavailable: ApplicationSentNote },
)

const toastMs = 5000
const toastId = 'application'

/** The career application. SPEC sections 2, 4, 5 and 8. */
export function ApplicationForm() {
  const form = useForm<ApplicationValues, unknown, FilledApplication>({
    resolver: standardSchemaResolver(applicationFormSchema),
    defaultValues: emptyApplication,
    shouldFocusError: false,
  })
  const forgetDraft = useSessionDraft('application', form, notDrafted)
  useApplyLink(form)
  const [sent, setSent] = useState<SentApplication>()
  const send = useSendApplication({
    onSuccess: (application) => {
      form.reset(emptyApplication)
      forgetDraft()
      dismissToast(toastId)
      // The dialog returns focus to what has it when it opens.
      document.getElementById(applicationAnchor)?.focus({ preventScroll: true })
      setSent(application)
    },
    onError: (error) => report(failureText(error.message)),
  })

  function submit(application: FilledApplication) {
    if (application.website) return report(applicationCopy.toasts.spam)
    send.mutate(application)
  }

  return (
    <>
      <Form
        form={form}
        onSubmit={submit}
        onInvalid={({ resume }) => {
          if (resume) report(resumeMessages.missing)
        }}
        pending={send.isPending}
        label={applicationCopy.title}
        draft="application"
        className="space-y-5"
      >
        {!hasBackend && <ApplicationUnavailable />}
        <ApplicationInputs roles={roles.map(({ id, label }) => ({ value: id, label }))} />
        <LoadFailedNotice email={site.careersEmail} />
        <SendFailure
          message={send.error ? failureText(send.error.message) : undefined}
          email={site.careersEmail}
        />
        <SubmitButton
          pending={send.isPending}
          busyLabel={applicationCopy.busy}
          disabled={!hasBackend}
          className="w-full sm:w-auto"
        >
          {applicationCopy.submit}
        </SubmitButton>
        <ApplicationNote />
      </Form>
      <ApplicationSentDialog sent={sent} onClose={() => setSent(undefined)} />
    </>
  )
}

function report(message: string) {
  void toastError(message, { id: toastId, duration: toastMs })
}
