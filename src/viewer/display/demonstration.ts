import type { Turntable } from '../frames/turntable'

/** A short turn that shows a new visitor what the car does. */
export function createDemonstration(table: Turntable, canTurn: () => boolean, invalidate: () => void) {
  let isSeen = false
  let isUntouched = true

  function start() {
    if (!isSeen || !isUntouched || !canTurn()) return
    isUntouched = false
    table.demonstrate()
    invalidate()
  }

  /** Any input ends the demonstration, or keeps it from starting. */
  function end() {
    isUntouched = false
    table.stop()
  }

  return {
    start,
    end,
    /** A key also ends it, but doesn't stop the visitor's own turn. */
    endOnKey() {
      isUntouched = false
      if (table.isDemonstrating()) table.stop()
    },
    see(seen: boolean) {
      isSeen = seen
      start()
    },
  }
}
