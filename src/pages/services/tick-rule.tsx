import { cn } from '@/lib/cn'

const ticks = [0, 10, 20, 30, 40, 50]
const stepDegrees = 60

/** Six ticks of the ring laid out straight: down on narrow screens, across on wide ones. The first is lit. */
export function TickRule() {
  return (
    <>
      {ticks.map((tick) => (
        <span
          key={tick}
          aria-hidden="true"
          style={{ '--at': `${(tick / stepDegrees) * 100}%` } as React.CSSProperties}
          className={cn(
            'absolute top-(--at) left-0 h-px lg:top-0 lg:left-(--at) lg:w-px',
            tick === 0 ? 'h-0.75 w-9 bg-signal lg:h-9 lg:w-0.75' : 'w-5 bg-fog lg:h-5',
          )}
        />
      ))}
    </>
  )
}
