import type { Turntable } from '../frames/turntable'

type Options = {
  viewer: HTMLElement
  table: Turntable
  isCalm: () => boolean
  canSway: () => boolean
  loadSway: () => void
  canTurn: () => boolean
  /** Whether small frames would look blurry. If they would, the demonstration is a quarter turn with zoom frames. */
  isSoft: () => boolean
  canTurnSharp: () => boolean
  loadSharpTurn: () => Promise<void>
  invalidate: () => void
  onEngaged: () => void
}

/**
 * Moves the car until the visitor uses the viewer, to show that it can be turned. The car sways first, and
 * makes one full turn when all frames have loaded. If small frames would look blurry, it makes a quarter turn with zoom
 * frames instead.
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

  /** The small frames must load first, so the visitor can turn the car while the zoom frames load. */
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
    isOver: () => !isUntouched && !table.isMoving(),
    see(seen: boolean) {
      isSeen = seen
      start()
    },
  }
}
