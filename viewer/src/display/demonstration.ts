import type { Turntable } from '../frames/turntable'

type Options = {
  viewer: HTMLElement
  table: Turntable
  canTurn: () => boolean
  invalidate: () => void
  /** Called with everything the visitor does. */
  onEngaged: () => void
}

/** A short turn that shows a visitor who has done nothing yet what the car does. */
export function createDemonstration({ viewer, table, canTurn, invalidate, onEngaged }: Options) {
  let isSeen = false
  let isUntouched = true

  function start() {
    if (!isSeen || !isUntouched || !canTurn()) return
    isUntouched = false
    table.demonstrate()
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
    if (table.isDemonstrating()) table.stop()
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
