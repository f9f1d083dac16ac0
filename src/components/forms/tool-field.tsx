import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { cn } from '@/lib/cn'

export const toolControlClasses = cn(
  'block min-h-12 w-full rounded border border-rim bg-transparent px-4 py-3 text-16 tabular-nums hover:border-current',
  'aria-invalid:border-2 aria-invalid:border-stop aria-invalid:px-[0.9375rem]',
)

type ToolFieldProps = {
  label: string
  help?: string
  error?: string
  children: (control: {
    id: string
    'aria-invalid': boolean | undefined
    'aria-describedby': string | undefined
  }) => React.ReactNode
}

/** A field without a form library, for tools that send nothing. */
export function ToolField({ label, help, error, children }: ToolFieldProps) {
  const id = useId()
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-16 font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-14 font-medium text-stop">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-14 text-steel">
          {help}
        </p>
      )}
    </div>
  )
}
