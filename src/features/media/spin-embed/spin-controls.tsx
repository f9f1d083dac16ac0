import { barControls, barHint } from '@viewer/bar-controls'
import { clsx } from 'clsx'
import { TurntableRing } from '@/components/ui/turntable-ring'
import type { SpinSet } from '@/content/media/picture-source'

type SpinControlsProps = {
  ref: React.Ref<HTMLDivElement>
  spin: SpinSet
  isInert: boolean
  pressed: ReadonlyArray<string>
  onPress: (name: string) => void
}

/** These controls look like the viewer's bar, which replaces them. A press takes effect once the car can be turned. */
export function SpinControls({ ref, spin, isInert, pressed, onPress }: SpinControlsProps) {
  const controls = barControls.filter(({ id }) => id !== 'featuresButton' || spin.hasFeatures)
  return (
    <div
      ref={ref}
      inert={isInert}
      className="spin-bar absolute inset-x-0 bottom-0 flex h-14 items-center noscript:hidden"
    >
      <TurntableRing
        className="size-12 text-current/20"
        tick={11}
        isLit={(frame) => frame * 10 === spin.angle}
      />
      <span aria-hidden="true" className="-ml-12 w-12 text-center text-[0.75rem] font-bold">
        {`${spin.angle}°`}
      </span>
      <p className={clsx('absolute bottom-full left-5 text-14', spin.isPhotographed && spin.ground)}>
        <b className="hidden first-letter:uppercase">{spin.side}</b>
        <span className={spin.isPhotographed ? undefined : 'opacity-70'}>{barHint}</span>
      </p>
      {controls.map(({ id, label, drawing, isEarly }, index) => (
        <button
          key={id}
          type="button"
          name={id}
          aria-label={label}
          disabled={!isEarly}
          aria-busy={pressed.includes(id) || undefined}
          className={clsx(
            'grid size-11 place-items-center rounded disabled:opacity-40',
            index === 0 && 'ml-auto',
          )}
          onClick={() => onPress(id)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5.5">
            <path d={drawing} />
          </svg>
        </button>
      ))}
    </div>
  )
}
