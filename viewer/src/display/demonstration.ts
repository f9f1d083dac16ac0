import type { Turntable } from '../frames/turntable'

type Options = {
  viewer: HTMLElement
  table: Turntable
  isCalm: () => boolean
  canSway: () => boolean
  /** Loads what `canSway` waits for. */
  loadSway: () => void
  canTurn: () => boolean
  invalidate: () => void
  /** Called with everything the visitor does. */
  onEngaged: () => void
}

/**
 * Shows a visitor who has done nothing yet what the car does, and never from blur: a short sway through frames that are
 * sharp, and one turn once all of them are.
 */
export function createDemonstration(options: Options) {
  const { viewer, table, isCalm, canSway, loadSway, canTurn, invalidate, onEngaged } = options
  let isSeen = false
  let isUntouched = true
  let hasSwayed = false

  /** Call it when frames came, and when the car has come to rest. */
  function start() {
    if (!isSeen || !isUntouched || isCalm() || table.isMoving()) return
    if (canTurn()) {
      isUntouched = false
      table.demonstrate()
    } else if (!hasSwayed && canSway()) {
      hasSwayed = true
      table.sway()
    } else {
      if (!hasSwayed) loadSway()
      return
    }
    invalidate()
  }

  function engage() {
    isUntouched = false
    onEngaged()
  }

  /** Whatever a visitor does ends the demonstration, or keeps it from starting. */
  function end() {
    engage()
    table.stop()
  }

  /** A key also ends it, but doesn't stop the visitor's own turn. */
  function endOnKey() {
    engage()
    if (!table.isByVisitor()) table.stop()
  }

  viewer.addEventListener('pointerdown', end, true)
  viewer.addEventListener('keydown', endOnKey, true)

  return {
    start,
    end,
    see(seen: boolean) {
      isSeen = seen
      start()
    },
  }
}
