import { CircleAlert } from 'lucide-react'
import { ReachUs } from './form-notices'

type SendFailureProps = {
  message: string | undefined
  email?: string
}

/** This text remains after the toast has closed. It isn't an alert, because the toast announces the same message. */
export function SendFailure({ message, email }: SendFailureProps) {
  if (!message) return null
  return (
    <p className="flex items-start gap-3 rounded border-2 border-stop bg-paper p-4 text-16 text-ink">
      <CircleAlert className="mt-0.5 size-5 shrink-0 text-stop" />
      <span className="min-w-0">
        {message} <ReachUs email={email} />
      </span>
    </p>
  )
}
