import { clsx } from 'clsx'
import { Play } from 'lucide-react'
import { formatDuration } from './duration'

type PlayButtonProps = {
  label: string
  onClick: () => void
  seconds?: number | false
  isSmall?: boolean
}

export function PlayButton({ label, onClick, seconds = false, isSmall = false }: PlayButtonProps) {
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={onClick}
        className={clsx(
          'group absolute inset-0 grid w-full items-end justify-items-start -outline-offset-4 noscript:hidden',
          isSmall ? 'p-3' : 'p-5',
        )}
      >
        <span
          className={clsx(
            'grid place-items-center rounded-full bg-paper text-ink shadow-float transition-transform group-hover:scale-110 forced-colors:border',
            isSmall ? 'size-10' : 'size-16 md:size-20',
          )}
        >
          <Play className={clsx('translate-x-0.5 fill-current', isSmall ? 'size-4.5' : 'size-7 md:size-9')} />
        </span>
      </button>
      {seconds && (
        <p
          className={clsx(
            'pointer-events-none absolute rounded bg-ink px-2.5 py-1 text-14 font-medium text-paper tabular-nums',
            isSmall ? 'bottom-4.5 left-15' : 'bottom-9.5 left-24 md:bottom-11.5 md:left-28',
          )}
        >
          {formatDuration(seconds)}
        </p>
      )}
    </>
  )
}
