import { useEffect } from 'react'
import {
  type FieldValues,
  FormProvider,
  type SubmitErrorHandler,
  type SubmitHandler,
  type UseFormReturn,
} from 'react-hook-form'
import { ErrorSummary } from '@/components/forms/error-summary'
import { loadToasts } from '@/components/toasts/toast'
import { cn } from '@/lib/cn'
import { whenIdle } from '@/lib/loading/when-idle'
import { revealOnTab } from '@/lib/scroll'
import { hasBackend, loadBackend } from '@/lib/sending/backend'

export type FormProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  onSubmit: SubmitHandler<Output & FieldValues>
  /** Receives the errors of a submission that failed validation, for what a field cannot say by itself. */
  onInvalid?: SubmitErrorHandler<Values>
  pending: boolean
  /** Names the form for screen readers. */
  label: string
  /** Name of the session draft that also keeps what is typed before hydration. */
  draft?: string
  className?: string
  children: React.ReactNode
}

/** A form that shows its own errors instead of the browser's, and ignores a second submit while one is pending. */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  onInvalid,
  pending,
  label,
  draft,
  className,
  children,
}: FormProps<Values, Output>) {
  useSendingCode()
  return (
    <FormProvider {...form}>
      <form
        noValidate
        // Outside of a dialog this method sends nothing anywhere: before hydration a form cannot be sent.
        method="dialog"
        aria-label={label}
        aria-busy={pending}
        data-draft={draft}
        className={cn('noscript:hidden', className)}
        onKeyUp={revealOnTab}
        onSubmit={(event) => {
          event.preventDefault()
          if (!pending) void form.handleSubmit(onSubmit as SubmitHandler<Output>, onInvalid)(event)
        }}
      >
        <ErrorSummary />
        {children}
      </form>
    </FormProvider>
  )
}

/** Fetches what sends a form and what reports the outcome while the visitor fills it in, so that neither is missing later. */
function useSendingCode() {
  useEffect(() => {
    function load() {
      // A failure here is no failure yet: sending tries again, and says so in the form.
      loadToasts().catch(() => {})
      if (hasBackend) loadBackend().catch(() => {})
    }
    const forget = whenIdle(load)
    addEventListener('online', load)
    return () => {
      forget()
      removeEventListener('online', load)
    }
  }, [])
}
