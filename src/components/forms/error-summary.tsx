import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form'
import { errorSummaryHeading } from '@/content/site/notices'

export function ErrorSummary() {
  const { control, setFocus } = useFormContext()
  const { errors, submitCount } = useFormState({ control })
  const summary = useRef<HTMLDivElement>(null)
  const problems = listProblems(errors)
  const hasProblems = problems.length > 0

  useEffect(() => {
    if (submitCount > 0) summary.current?.focus()
  }, [submitCount])

  if (!hasProblems || submitCount === 0) return null
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
      className="mb-6 rounded border-2 border-stop bg-paper p-4 text-16 text-ink md:p-5"
    >
      <p className="flex items-center gap-2 font-semibold text-stop">
        <CircleAlert className="size-5 shrink-0" />
        <span>{errorSummaryHeading(problems.length)}</span>
      </p>
      <ul className="mt-2 space-y-1">
        {problems.map(({ name, message }) => (
          <li key={name}>
            <button type="button" className="text-link text-left" onClick={() => setFocus(name)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function listProblems({ root: _sending, ...errors }: FieldErrors) {
  return Object.entries(errors).flatMap(([name, error]) =>
    error?.message ? [{ name, message: error.message.toString() }] : [],
  )
}
