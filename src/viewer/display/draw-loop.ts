import type { Turntable } from '../frames/turntable'

const restMs = 140
/** A tab that slept for long does not jump. */
const longestStepMs = 50

type Options = {
  table: Turntable
  /** Follows the turntable and draws, once an animation frame while there is something to draw. */
  onTick: () => void
  /** Nothing has changed for a moment. */
  onRest: () => void
}

/** Draws only when something has changed. */
export function createDrawLoop({ table, onTick, onRest }: Options) {
  let isAwaited = false
  let lastTick = 0
  let rest: ReturnType<typeof setTimeout> | undefined

  function tick(now: number) {
    isAwaited = false
    table.advance(lastTick ? Math.min(now - lastTick, longestStepMs) : 0)
    lastTick = table.isMoving() ? now : 0
    onTick()
  }

  return {
    invalidate() {
      if (!isAwaited) requestAnimationFrame(tick)
      isAwaited = true
    },
    restLater() {
      clearTimeout(rest)
      rest = setTimeout(onRest, restMs)
    },
  }
}
