import { useDeferredValue } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { Form, type FormProps } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { CodeMissingNotice, NoBackendNotice } from '@/components/notices/form-notices'
import { SendFailure } from '@/components/notices/send-failure'

type FormLayoutProps<Values extends FieldValues, Output> = FormProps<Values, Output> & {
  canSend: boolean | undefined
  copy: { submit: React.ReactNode; busy: string }
  /** Address shown if sending fails; default: the sales inbox. */
  email?: string
  submitClassName: string
  footer?: React.ReactNode
}

export function FormLayout<Values extends FieldValues, Output>({
  canSend,
  copy,
  email,
  submitClassName,
  footer,
  children,
  ...form
}: FormLayoutProps<Values, Output>) {
  const { errors, isSubmitting } = useFormState({ control: form.form.control })
  // Deferred, so the button doesn't flash when the form has errors.
  const pending = useDeferredValue(isSubmitting) && isSubmitting
  return (
    <Form {...form} className="space-y-5">
      {!canSend && <NoBackendNotice email={email} />}
      {children}
      <CodeMissingNotice email={email} isMissing={errors.root?.type === 'code'} />
      <SendFailure message={errors.root?.message} email={email} />
      <SubmitButton pending={pending} busyLabel={copy.busy} disabled={!canSend} className={submitClassName}>
        {copy.submit}
      </SubmitButton>
      {footer}
    </Form>
  )
}
