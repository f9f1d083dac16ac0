import type { Turntable } from '../frames/turntable'

type Options = {
  viewer: HTMLElement
  table: Turntable
  isCalm: () => boolean
  canSway: () => boolean
  loadSway: () => void
  canTurn: () => boolean
  /** Whether small frames would look blurry. */
  isSoft: () => boolean
  canTurnSharp: () => boolean
  loadSharpTurn: () => Promise<void>
  invalidate: () => void
  onEngaged: () => void
}

/**
 * Moves the car to show that it can be turned, until the visitor uses the viewer. The car sways once while frames are
 * still loading, and makes one full turn when all of them have loaded. If small frames would look blurry, it makes only
 * a quarter turn, which is shown with zoom frames.
 */
export function createDemonstration(options: Options) {
  const { viewer, table, isCalm, canSway, loadSway, canTurn, invalidate, onEngaged } = options
  const { isSoft, canTurnSharp, loadSharpTurn } = options
  let isSeen = false
  let isBeforeFirstTouch = true
  let hasSwayed = false
  let isLoading = false

  /** Call this whenever frames have loaded or the car has come to rest. */
  function start() {
    if (!isSeen || !isBeforeFirstTouch || isCalm() || table.isMoving()) return
    if (isSoft()) {
      if (!canTurnSharp()) return loadQuarter()
      isBeforeFirstTouch = false
      table.demonstrateQuarter()
    } else if (canTurn()) {
      isBeforeFirstTouch = false
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

  /** The small frames must load first, so the visitor can turn the car while the zoom frames load. */
  async function loadQuarter() {
    if (isLoading || !canTurn()) return
    isLoading = true
    await loadSharpTurn()
    isLoading = false
    if (canTurnSharp()) start()
  }

  function engage() {
    isBeforeFirstTouch = false
    onEngaged()
  }

  function end() {
    engage()
    table.stop()
  }

  /** A key press ends the demonstration too, but it must not stop a turn that the visitor started. */
  function endOnKey() {
    engage()
    if (!table.isByVisitor()) table.stop()
  }

  viewer.addEventListener('pointerdown', end, true)
  viewer.addEventListener('keydown', endOnKey, true)

  return {
    start,
    end,
    hasEnded: () => !isBeforeFirstTouch && !table.isMoving(),
    see(seen: boolean) {
      isSeen = seen
      start()
    },
  }
}
