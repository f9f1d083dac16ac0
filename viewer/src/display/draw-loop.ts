import type { Turntable } from '../frames/turntable'

const restMs = 140
/** Limits the time step when a tab returns from the background. */
const longestStepMs = 50

type Options = {
  table: Turntable
  onTick: () => void
  onRest: () => void
}

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
