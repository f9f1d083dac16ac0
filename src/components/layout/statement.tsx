import { cn } from '@/lib/cn'

type StatementProps = {
  /** A line in text size above it. */
  before?: string
  /** A line break in it is kept. */
  text: string
  tone?: 'paper' | 'mist' | 'ink'
  /** Sits beside the words on wide screens. */
  aside?: React.ReactNode
  children?: React.ReactNode
}

const tones = { paper: 'bg-paper', mist: 'bg-mist', ink: 'on-dark' }

/** The one sentence of a main page that is set largest, alone in its band. */
export function Statement({ before, text, tone = 'ink', aside, children }: StatementProps) {
  return (
    <div className={cn('py-16 md:py-28 lg:py-36', tones[tone])}>
      <div className="container-page flex flex-col items-start justify-between gap-x-16 gap-y-8 md:flex-row md:items-center">
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
