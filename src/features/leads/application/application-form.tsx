import { roles } from '@shared/contracts/positions'
import { resumeMessages } from '@shared/contracts/resume/resume'
import { Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import { SelectField } from '@/components/forms/controls/select-field'
import { TextArea } from '@/components/forms/controls/text-area'
import { EmailField, PhoneField, TextField } from '@/components/forms/controls/text-field'
import { DecoyField } from '@/components/forms/decoy-field'
import { FormLayout } from '@/components/forms/form'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { toast } from '@/components/toasts/toast'
import { applicationCopy } from '@/content/careers/careers'
import { site } from '@/content/site/site'
import { hasBackend } from '@/lib/backend'
import { lazyWithFallback } from '@/lib/lazy-with-fallback'
import { applicationAnchor, paths } from '@/lib/paths'
import { leadSource } from '../lead-source'
import { useSessionDraft } from '../use-session-draft'
import type { ApplicationValues, FilledApplication } from './application-code'
import { emptyApplication, isDrafted, loadApplicationCode } from './application-fields'
import type { ApplicationSentDialogProps } from './application-sent-dialog'
import { ResumeField } from './resume-field'
import type { SentApplication } from './send-application'
import { useApplyLink } from './use-apply-link'

const ApplicationSentDialog = lazyWithFallback<ApplicationSentDialogProps>(
  () => import('./application-sent-dialog'),
  ApplicationSentNote,
)

const { fields } = applicationCopy

const toastMs = 5000
const toastId = 'application'

/** Implements the career application form of SPEC sections 2, 4, 5 and 8. */
export function ApplicationForm() {
  const form = useForm<ApplicationValues, unknown, FilledApplication>({
    resolver: lazyResolver(loadApplicationCode),
    // Don't set other defaults, because they would overwrite text typed before hydration.
    defaultValues: { resume: null },
    shouldFocusError: false,
  })
  const { forgetDraft, submissionIdOf } = useSessionDraft('application', form, isDrafted)
  useApplyLink(form)
  const [sent, setSent] = useState<SentApplication>()
  const { pathname } = useLocation()
  // The dialog is added on the first submission, so its code loads while the application is being sent.
  const [hasDialog, setHasDialog] = useState(false)

  async function submit(application: FilledApplication) {
    if (application.website) {
      // Autofill may have filled in the decoy field, which visitors can't see, so clear it before the next attempt.
      form.setValue('website', '')
      return report(applicationCopy.toasts.spam)
    }
    setHasDialog(true)
    const { sendApplication, failureText } = await loadApplicationCode()
    const { resume, ...others } = application
    const { name, size, lastModified } = resume
    const submissionId = submissionIdOf({ ...others, resume: [name, size, lastModified] })
    try {
      const accepted = await sendApplication(application, { submissionId, source: leadSource(pathname) })
      form.reset(emptyApplication)
      forgetDraft()
      toast.dismiss(toastId)
      // When the dialog closes, it returns focus to the element that has focus now.
      document.getElementById(applicationAnchor)?.focus({ preventScroll: true })
      setSent(accepted)
    } catch (error) {
      const { message } = error as Error
      form.setError('root', { message: failureText(message) })
      report(failureText(message))
      const reason = message.indexOf(resumeMessages.type)
      if (reason >= 0) form.setValue('resume', `${message.slice(reason)}.`, { shouldValidate: true })
    }
  }

  return (
    <>
      <FormLayout
        form={form}
        load={loadApplicationCode}
        onSubmit={submit}
        onInvalid={({ resume }) => {
          if (resume) report(resumeMessages.missing)
        }}
        label={applicationCopy.title}
        draft="application"
        canSend={hasBackend}
        email={site.careersEmail}
        copy={applicationCopy}
        submitClassName="w-full sm:w-auto"
        footer={<ApplicationNote />}
      >
        <div className="grid gap-5 lg:grid-cols-2">
          <TextField name="name" label={fields.name} autoComplete="name" required />
          <EmailField name="email" label={fields.email} required />
          <PhoneField name="phone" label={fields.phone} help={fields.phoneHelp} required />
          <TextField name="location" label={fields.location} autoComplete="address-level2" required />
          <SelectField
            name="roleApplyingFor"
            label={fields.role}
            placeholder={fields.rolePlaceholder}
            options={roles}
            required
          />
          <TextField
            name="linkedinUrl"
            label={fields.linkedin}
            help={fields.linkedinHelp}
            type="url"
            autoComplete="url"
            inputMode="url"
          />
        </div>
        <ResumeField />
        <TextArea
          name="coverLetter"
          label={fields.coverLetter}
          help={fields.coverLetterHelp}
          rows={6}
          required
        />
        <DecoyField />
      </FormLayout>
      {hasDialog && (
        <Suspense>
          <ApplicationSentDialog sent={sent} onClose={() => setSent(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function report(message: string) {
  toast.error(message, { id: toastId, duration: toastMs })
}

function ApplicationNote() {
  const { note } = applicationCopy
  return (
    <div className="grid gap-3 text-14 text-pretty text-steel">
      <p>
        {note.before}
        <Link to={paths.terms} className="text-link">
          {note.terms}
        </Link>
        {note.between}
        <Link to={paths.privacy} className="text-link">
          {note.privacy}
        </Link>
        {note.after}
      </p>
      <p>{note.massachusetts}</p>
    </div>
  )
}

/** Shown if the dialog's code can't be fetched. */
function ApplicationSentNote({ sent }: ApplicationSentDialogProps) {
  return (
    <p role="status" className="empty:hidden mt-6 border-2 border-go p-4 text-16 font-semibold">
      {sent && applicationCopy.sent.title}
    </p>
  )
}
