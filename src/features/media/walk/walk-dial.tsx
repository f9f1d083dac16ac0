import { clsx } from 'clsx'
import { stopToward } from './stops'
import { WalkPlan } from './walk-plan'

type WalkDialProps = {
  angle: number
  onWalk?: (angle: number) => void
  className?: string
}

/** The dial reacts only to pointers, so keyboard users need another control. */
export function WalkDial({ angle, onWalk, className }: WalkDialProps) {
  function walk({ currentTarget, clientX, clientY }: React.PointerEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onWalk?.(stopToward(clientX - left - width / 2, clientY - top - height / 2))
  }

  return (
    <div
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        walk(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && walk(event)}
      className={clsx('@container relative', onWalk && 'cursor-pointer noscript:cursor-auto', className)}
    >
      <WalkPlan angle={angle} />
    </div>
  )
}
