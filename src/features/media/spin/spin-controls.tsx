import { TurntableRing } from '@/components/ui/turntable-ring'
import type { SpinSet } from '@/content/media/picture-source'
import { spinControlsCopy } from '@/content/media/spin/spin-controls-copy'
import { cn } from '@/lib/cn'

/**
 * As in viewer/index.html: id, drawing, and whether it is of use before the viewer. The car isn't enlarged yet, and only
 * the viewer itself may fill the screen.
 */
const controls = [
  ['left', 'M15 5l-7 7 7 7', true],
  ['right', 'M9 5l7 7-7 7', true],
  ['zoomOut', 'M5 12h14', false],
  ['zoomIn', 'M5 12h14M12 5v14', true],
  ['featuresButton', 'M10 6h10M10 12h10M10 18h10M4.5 6h1M4.5 12h1M4.5 18h1', true],
  ['fullScreen', 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5', false],
] as const

type SpinControlsProps = { spin: SpinSet; isInert: boolean; onPress: (button: HTMLButtonElement) => void }

/** The viewer's bar before the viewer: it looks the same, and what is pressed on it is done once the car can turn. */
export function SpinControls({ spin, isInert, onPress }: SpinControlsProps) {
  return (
    <div
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
      <p className="absolute bottom-full left-5 text-14">
        <b className="hidden first-letter:uppercase">{spin.side}</b>
        <span className="opacity-70">{spinControlsCopy.hint}</span>
      </p>
      {controls.map(([name, drawing, isUsable], index) => (
        <button
          key={name}
          type="button"
          name={name}
          aria-label={spinControlsCopy[name]}
          disabled={!isUsable}
          className={cn(
            'grid size-11 place-items-center rounded disabled:opacity-40',
            index === 0 && 'ml-auto',
          )}
          onClick={({ currentTarget }) => onPress(currentTarget)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5.5">
            <path d={drawing} />
          </svg>
        </button>
      ))}
    </div>
  )
}
