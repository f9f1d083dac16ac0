import type { FieldValues } from 'react-hook-form'
import { Form, type FormProps } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { CodeMissingNotice, NoBackendNotice } from '@/components/notices/form-notices'
import { SendFailure } from '@/components/notices/send-failure'

type FormLayoutProps<Values extends FieldValues, Output> = FormProps<Values, Output> & {
  canSend: boolean | undefined
  failure: string | undefined
  copy: { submit: React.ReactNode; busy: string }
  /** Shown if sending fails; default: the sales inbox. */
  email?: string
  submitClassName: string
  footer?: React.ReactNode
}

export function FormLayout<Values extends FieldValues, Output>({
  canSend,
  failure,
  copy,
  email,
  submitClassName,
  footer,
  children,
  ...form
}: FormLayoutProps<Values, Output>) {
  return (
    <Form {...form} className="space-y-5">
      {!canSend && <NoBackendNotice email={email} />}
      {children}
      <CodeMissingNotice email={email} />
      <SendFailure message={failure} email={email} />
      <SubmitButton
        pending={form.pending}
        busyLabel={copy.busy}
        disabled={!canSend}
        className={submitClassName}
      >
        {copy.submit}
      </SubmitButton>
      {footer}
    </Form>
  )
}
