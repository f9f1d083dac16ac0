import { CircleAlert } from 'lucide-react'

export function ProblemNotice({ text }: { text: string }) {
  return (
    <p
      role="alert"
      className="mt-6 flex max-w-prose items-start gap-3 rounded border border-signal p-4 text-16 font-medium"
    >
      <CircleAlert className="mt-0.5 size-5 shrink-0 text-signal" />
      {text}
    </p>
  )
}
