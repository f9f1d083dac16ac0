import {
  type FieldValues,
  FormProvider,
  type SubmitErrorHandler,
  type SubmitHandler,
  type UseFormReturn,
} from 'react-hook-form'
import { ErrorSummary } from '@/components/ui/error-summary'
import { cn } from '@/lib/cn'

type FormProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  onSubmit: SubmitHandler<Output & FieldValues>
  /** Told of the errors of a refused submission, for what a field cannot say by itself. */
  onInvalid?: SubmitErrorHandler<Values>
  pending: boolean
  /** Names the form for screen readers. */
  label: string
  className?: string
  children: React.ReactNode
}

/** A form whose errors are ours to show: the browser's own bubbles are off, and a second press changes nothing. */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  onInvalid,
  pending,
  label,
  className,
  children,
}: FormProps<Values, Output>) {
  return (
    <FormProvider {...form}>
      <form
        noValidate
        // Outside of a dialog this method sends nothing anywhere: before its code is there a form cannot be sent.
        method="dialog"
        aria-label={label}
        aria-busy={pending}
        className={cn('noscript:hidden', className)}
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
