import { cn } from '@/lib/cn'

type StatementProps = {
  before?: string
  /** Line breaks are kept. */
  text: string
  tone?: 'paper' | 'ink'
  aside?: React.ReactNode
  children?: React.ReactNode
}

const tones = { paper: 'bg-paper', ink: 'on-dark' }

/** On Home and Why only: two slogans are enough for a site. */
export function Statement({ before, text, tone = 'ink', aside, children }: StatementProps) {
  return (
    <div className={cn('py-16 md:py-28 lg:py-36', tones[tone])}>
      <div className="container-page flex flex-col items-start gap-x-16 gap-y-8 md:flex-row md:items-center">
        <div>
          {before && (
            <p className={cn('mb-4 text-18 md:mb-6', tone === 'ink' ? 'text-fog' : 'text-steel')}>{before}</p>
          )}
          <p className="font-display text-80 font-extrabold tracking-[-0.01em] text-balance whitespace-pre-line">
            {text}
          </p>
          {children && <div className="mt-6">{children}</div>}
        </div>
        {aside}
      </div>
    </div>
  )
}
