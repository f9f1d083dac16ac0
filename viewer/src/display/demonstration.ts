import type { Turntable } from '../frames/turntable'

type Options = {
  viewer: HTMLElement
  table: Turntable
  isCalm: () => boolean
  canSway: () => boolean
  /** Loads the frames of the sway. */
  loadSway: () => void
  canTurn: () => boolean
  /** Small frames would be stretched, so only a quarter turn is shown, in zoom frames. */
  isSoft: () => boolean
  canTurnSharp: () => boolean
  loadSharpTurn: () => Promise<void>
  invalidate: () => void
  /** Called with everything the visitor does. */
  onEngaged: () => void
}

/**
 * Shows a visitor who has done nothing yet that the car turns, always in sharp frames: a short sway through the first few,
 * then one turn once all are loaded. On wide, dense screens it's a quarter turn in full-size frames.
 */
export function createDemonstration(options: Options) {
  const { viewer, table, isCalm, canSway, loadSway, canTurn, invalidate, onEngaged } = options
  const { isSoft, canTurnSharp, loadSharpTurn } = options
  let isSeen = false
  let isUntouched = true
  let hasSwayed = false
  let isLoading = false

  /** Call it when frames have loaded and when the car has come to rest. */
  function start() {
    if (!isSeen || !isUntouched || isCalm() || table.isMoving()) return
    if (isSoft()) {
      if (!canTurnSharp()) return loadQuarter()
      isUntouched = false
      table.demonstrateQuarter()
    } else if (canTurn()) {
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

  /** Waits for the small frames, so the visitor can turn the car in the meantime. */
  async function loadQuarter() {
    if (isLoading || !canTurn()) return
    isLoading = true
    await loadSharpTurn()
    isLoading = false
    if (canTurnSharp()) start()
  }

  function engage() {
    isUntouched = false
    onEngaged()
  }

  /** Any input ends the demonstration or keeps it from starting. */
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
    isOver: () => !isUntouched && !table.isMoving(),
    see(seen: boolean) {
      isSeen = seen
      start()
    },
  }
}
