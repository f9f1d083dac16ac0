import { Link } from 'react-router-dom'
import { feedClockCopy } from '@/content/guarantee/feed-clock-copy'
import { formatMoment } from '@/lib/new-york'
import { paths } from '@/lib/paths'
import type { FeedReading } from './feed-clock'

type FeedAnswerProps = {
  plan: string
  reading: FeedReading | undefined
  /** False in static HTML, which can't contain the current day. */
  knowsToday: boolean
}

export function FeedAnswer({ plan, reading, knowsToday }: FeedAnswerProps) {
  return (
    <div
      aria-live="polite"
      aria-atomic="true"
      className="min-h-72 border-t border-line-dark pt-6 sm:max-lg:min-h-64"
    >
      {reading || !knowsToday ? (
        <>
          <p className="text-fog">{feedClockCopy.answer}</p>
          <p className="mt-1 font-display text-22">{reading ? formatMoment(reading.updatesAt) : '…'}</p>
          {reading && (
            <>
              <p className="mt-1 max-w-prose text-16">
                {feedClockCopy.otherwise}{' '}
                <Link
                  to={`${paths.guarantee}#${feedClockCopy.condition.id}`}
                  className="text-link inline-block py-2.5"
                >
                  {feedClockCopy.condition.label}
                </Link>
              </p>
              <Explanation plan={plan} {...reading} />
            </>
          )}
        </>
      ) : (
        <p className="text-fog">{feedClockCopy.incomplete}</p>
      )}
    </div>
  )
}

type ExplanationProps = FeedReading & { plan: string }

function Explanation({ plan, startsAt, closesAt, waitMinutes, waitsForOpening }: ExplanationProps) {
  const start = waitsForOpening ? `${feedClockCopy.fromOpening(formatMoment(startsAt))} ` : ''
  return (
    <p className="mt-1 max-w-prose text-16 text-fog">
      {`${start}${feedClockCopy.firstAfter(plan, formatMoment(closesAt))} ${feedClockCopy.wait(Math.floor(waitMinutes / 60), Math.round(waitMinutes % 60))}`}
    </p>
  )
}
