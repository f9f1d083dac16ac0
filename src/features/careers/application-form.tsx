import { roles } from '@contracts/application'
import { resumeMessages } from '@contracts/resume'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { LoadFailedNotice } from '@/components/load-failed-notice'
import { SendFailure } from '@/components/send-failure'
import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/ui/submit-button'
import { dismissToast, toastError } from '@/components/ui/toast'
import { applicationCopy } from '@/content/careers'
import { site } from '@/content/site'
import {
  type ApplicationValues,
  applicationFormSchema,
  emptyApplication,
  type FilledApplication,
  notDrafted,
} from '@/features/careers/application-fields'
import { ApplicationInputs } from '@/features/careers/application-inputs'
import { ApplicationNote } from '@/features/careers/application-note'
import type { ApplicationSentDialogProps } from '@/features/careers/application-sent-dialog'
import { ApplicationSentNote } from '@/features/careers/application-sent-note'
import { ApplicationUnavailable } from '@/features/careers/application-unavailable'
import { failureText } from '@/features/careers/failure-text'
import { useApplyLink } from '@/features/careers/use-apply-link'
import { type SentApplication, useSendApplication } from '@/features/careers/use-send-application'
import { hasBackend } from '@/lib/backend'
import { deferredComponent } from '@/lib/deferred'
import { applicationAnchor } from '@/lib/paths'
import { useSessionDraft } from '@/lib/use-session-draft'

/** Fetched while the form is filled in. */
const ApplicationSentDialog = deferredComponent<ApplicationSentDialogProps>(
  () => import('@/features/careers/application-sent-dialog'),
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
