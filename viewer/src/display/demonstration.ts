import type { Turntable } from '../frames/turntable'

type Options = {
  viewer: HTMLElement
  table: Turntable
  isCalm: () => boolean
  canSway: () => boolean
  /** Loads the frames that the sway needs. */
  loadSway: () => void
  canTurn: () => boolean
  /** Whether small frames would look soft. If so, the demonstration is a quarter turn in zoom frames. */
  isSoft: () => boolean
  canTurnSharp: () => boolean
  loadSharpTurn: () => Promise<void>
  invalidate: () => void
  /** Called on every input. */
  onEngaged: () => void
}

/**
 * Shows visitors who haven't touched the viewer yet that the car turns, using only sharp frames. It sways through the
 * first few frames, then turns once when all frames are loaded. On wide, dense screens it makes a quarter turn in
 * full-size frames instead.
 */
export function createDemonstration(options: Options) {
  const { viewer, table, isCalm, canSway, loadSway, canTurn, invalidate, onEngaged } = options
  const { isSoft, canTurnSharp, loadSharpTurn } = options
  let isSeen = false
  let isUntouched = true
  let hasSwayed = false
  let isLoading = false

  /** Call this when frames have loaded and when the car has come to rest. */
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

  /** Waits for the small frames first, so the visitor can turn the car while the zoom frames load. */
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

  /** A key press also ends the demonstration, but doesn't stop a turn that the visitor started. */
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
