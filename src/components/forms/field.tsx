import { CircleAlert } from 'lucide-react'
import { useId } from 'react'

export type FieldProps = {
  label: string
  help?: React.ReactNode
  required?: boolean
  hasAsterisk?: boolean
  /** Set this if the error can appear before a submission. After a submission, the error summary announces errors. */
  isErrorAnnounced?: boolean
  className?: string
}

export type ControlProps = {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  'aria-required': boolean | undefined
}

type FieldFrameProps = FieldProps & {
  error?: string
  children: (control: ControlProps) => React.ReactNode
}

export function Field({
  label,
  help,
  error,
  required = false,
  hasAsterisk = required,
  isErrorAnnounced = false,
  className,
  children,
}: FieldFrameProps) {
  const id = useId()
  const helpId = help ? `${id}-help` : undefined
  const errorId = error ? `${id}-error` : undefined

  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-16 font-medium">
        {hasAsterisk ? `${label}*` : label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': [errorId, helpId].filter(Boolean).join(' ') || undefined,
        'aria-required': required || undefined,
      })}
      {error && (
        <p
          id={errorId}
          role={isErrorAnnounced ? 'alert' : undefined}
          className="mt-1.5 flex items-start gap-1.5 text-14 font-medium text-stop"
        >
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
      {help && (
        <p id={helpId} className="mt-1.5 text-14 text-steel">
          {help}
        </p>
      )}
    </div>
  )
}
