import { CircleAlert } from 'lucide-react'
import { ReachUs } from '@/components/notices/reach-us'

type SendFailureProps = {
  /** What went wrong, in plain words; nothing is shown without it. */
  message: string | undefined
  email?: string
}

/** Beside the button of a form: says why the last try failed, until the next one, and how else to reach us. */
export function SendFailure({ message, email }: SendFailureProps) {
  if (!message) return null
  return (
    <p
      role="alert"
      className="flex items-start gap-3 rounded border-2 border-stop bg-paper p-4 text-16 text-ink"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-stop" />
      <span className="min-w-0">
        {message} <ReachUs email={email} />
      </span>
    </p>
  )
}
