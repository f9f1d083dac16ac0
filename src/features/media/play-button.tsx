import { clsx } from 'clsx'
import { Play } from 'lucide-react'
import { formatDuration } from './duration'

type PlayButtonProps = {
  label: string
  onClick: () => void
  /** Duration shown in the corner. */
  seconds?: number | false
  isSmall?: boolean
}

/** Covers the poster, so pressing anywhere on it plays the video. */
export function PlayButton({ label, onClick, seconds = false, isSmall = false }: PlayButtonProps) {
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={onClick}
        className="group absolute inset-0 grid w-full place-items-center -outline-offset-4 noscript:hidden"
      >
        <span
          className={clsx(
            'grid size-16 place-items-center rounded-full bg-paper text-ink shadow-float transition-transform group-hover:scale-110 forced-colors:border',
            !isSmall && 'md:size-24',
          )}
        >
          <Play className={clsx('size-7 translate-x-0.5 fill-current', !isSmall && 'md:size-10')} />
        </span>
      </button>
      {seconds && (
        <p className="pointer-events-none absolute right-3 bottom-3 rounded bg-ink px-2.5 py-1 text-14 font-medium text-paper tabular-nums">
          {formatDuration(seconds)}
        </p>
      )}
    </>
  )
}
