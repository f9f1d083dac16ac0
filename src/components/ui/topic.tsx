import { ChevronDown } from 'lucide-react'

type TopicProps = { heading: string; children: React.ReactNode }

export function Topic({ heading, children }: TopicProps) {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-3 [&::-webkit-details-marker]:hidden">
        <h3 className="item-title">{heading}</h3>
        <ChevronDown className="size-5 shrink-0 text-signal-deep transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-2 pb-8">{children}</div>
    </details>
  )
}
