import { clsx } from 'clsx'

const places = [
  'top-0 lg:left-0',
  'top-5.5 lg:left-1/6',
  'top-11 lg:left-2/6',
  'top-16.5 lg:left-3/6',
  'top-22 lg:left-4/6',
  'top-27.5 max-lg:group-last:hidden lg:left-5/6',
  'hidden lg:group-last:block lg:left-full lg:-translate-x-full',
]

export function TickRule() {
  return (
    <>
      {places.map((place, tick) => (
        <span
          key={place}
          aria-hidden="true"
          className={clsx(
            'absolute left-0 h-px lg:top-0 lg:w-px',
            place,
            tick === 0 ? 'h-0.75 w-9 bg-signal lg:h-9 lg:w-0.75' : 'w-5 bg-fog lg:h-5',
          )}
        />
      ))}
    </>
  )
}
