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
import { CodeMissingNotice, NoBackendNotice } from '@/components/forms/form-notices'
import { SendFailure } from '@/components/forms/send-failure'
import { SubmitButton } from '@/components/forms/submit-button'
import { hasBackend, loadBackend } from '@/lib/backend'
import { early } from '@/lib/early-input'
import { revealOnTab } from '@/lib/scroll'
import { whenIdle } from '@/lib/when-idle'
import { type ControlProps, Field, type FieldProps } from './field'

type FormProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  onSubmit: SubmitHandler<Output & FieldValues>
  onInvalid?: SubmitErrorHandler<Values>
  pending?: boolean
  /**
   * Loads the code that checks and sends the form. It's called when the browser is first idle, and again when it's
   * idle after each focus, so a submission rarely has to wait for it.
   */
  load?: () => Promise<unknown>
  label: string
  /** The name of the session draft, which also keeps text entered before hydration. */
  draft?: string
  className?: string
  children: React.ReactNode
}

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
        // Outside a <dialog> element, a form with this method sends nothing, so it can't be submitted before hydration.
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
  /** Shown if the form can't be sent. The default is the support address. */
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
  // isSubmitting is also true during validation. Deferring it keeps the button from flashing if validation fails.
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

export function FormField({ name, ...field }: FormFieldFrameProps) {
  const { errors } = useFormState({ name })
  return <Field {...field} error={errors[name]?.message?.toString()} />
}

/** Errors are ignored, because submitting the form loads the code again. */
function prefetch(load: FormProps<never, never>['load']) {
  load?.().catch(() => {})
  if (hasBackend) loadBackend().catch(() => {})
}
