import type { Turntable } from '../frames/turntable'

/** A short turn that shows a visitor who has done nothing yet what the car does. */
export function createDemonstration(table: Turntable, canTurn: () => boolean, invalidate: () => void) {
  let isSeen = false
  let isUntouched = true

  function start() {
    if (!isSeen || !isUntouched || !canTurn()) return
    isUntouched = false
    table.demonstrate()
    invalidate()
  }

  /** Whatever a visitor does ends the demonstration, or keeps it from starting. */
  function end() {
    isUntouched = false
    table.stop()
  }

  return {
    start,
    end,
    /** A key ends it too, but leaves a turn of the visitor's own alone. */
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
