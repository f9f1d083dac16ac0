import { clsx } from 'clsx'
import { useDeferredValue, useEffect } from 'react'
import {
  type FieldValues,
  FormProvider,
  type SubmitErrorHandler,
  type SubmitHandler,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form'
import { ErrorSummary } from '@/components/forms/error-summary'
import { SubmitButton } from '@/components/forms/submit-button'
import { CodeMissingNotice, NoBackendNotice } from '@/components/notices/form-notices'
import { SendFailure } from '@/components/notices/send-failure'
import { hasBackend, loadBackend } from '@/lib/backend'
import { early } from '@/lib/early-input'
import { revealOnTab } from '@/lib/scroll'
import { whenIdle } from '@/lib/when-idle'
import { type ControlProps, Field, type FieldProps } from './field'

type FormProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  onSubmit: SubmitHandler<Output & FieldValues>
  onInvalid?: SubmitErrorHandler<Values>
  /** The form is also busy while `onSubmit` is running. */
  pending?: boolean
  /** Loads the code that checks and sends the form. Called at idle and on focus, so submitting rarely waits for it. */
  load?: () => Promise<unknown>
  label: string
  /** Name of the session draft, which also stores input from before hydration. */
  draft?: string
  className?: string
  children: React.ReactNode
}

/** Shows custom errors instead of the browser's, and ignores a second submit while one is pending. */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  onInvalid,
  pending = false,
  load,
  label,
  draft,
  className,
  children,
}: FormProps<Values, Output>) {
  const { isSubmitting } = useFormState({ control: form.control })
  const isBusy = pending || isSubmitting
  useEffect(() => whenIdle(() => prefetch(load)), [load])

  return (
    <FormProvider {...form}>
      <form
        noValidate
        // Outside a <dialog> element, this method sends nothing, so the form can't be submitted before hydration.
        method="dialog"
        aria-label={label}
        aria-busy={isBusy}
        {...early.draft(draft)}
        className={clsx('noscript:hidden', className)}
        onKeyUp={revealOnTab}
        onFocus={() => whenIdle(() => prefetch(load))}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void form.handleSubmit(onSubmit as SubmitHandler<Output>, onInvalid)(event)
        }}
      >
        <ErrorSummary />
        {children}
      </form>
    </FormProvider>
  )
}

type FormLayoutProps<Values extends FieldValues, Output> = FormProps<Values, Output> & {
  canSend: boolean | undefined
  copy: { submit: React.ReactNode; busy: string }
  /** Address shown if sending fails; default: the sales inbox. */
  email?: string
  submitClassName: string
  footer?: React.ReactNode
}

/** A form with its notices and submit button. */
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

export type FormFieldProps = FieldProps & { name: string }

type FormFieldFrameProps = FormFieldProps & { children: (control: ControlProps) => React.ReactNode }

/** A field of the surrounding form, with its error. Pages without a form use `Field` directly. */
export function FormField({ name, ...field }: FormFieldFrameProps) {
  const { errors } = useFormState({ name })
  return <Field {...field} error={errors[name]?.message?.toString()} />
}

/** Loads the sending code while the visitor fills in the form. If that fails, submitting loads it again. */
function prefetch(load: FormProps<never, never>['load']) {
  load?.().catch(() => {})
  if (hasBackend) loadBackend().catch(() => {})
}
