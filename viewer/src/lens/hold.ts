import type { Point } from '../display/view'

const holdMs = 350
/** In px: a pointer that moves less is at rest. */
const slack = 5

type HoldHandlers = { open: (at: Point) => void; move: (at: Point) => void; close: () => void }

/**
 * Opens for a mouse over the picture, or a finger held still, until it leaves or is lifted; not over a marker, which is to be pressed.
 * @param at px from the stage's top left
 */
export function listenForHold(stage: HTMLElement, { open, move, close }: HoldHandlers) {
  let pointer: number | undefined
  let start: Point = { x: 0, y: 0 }
  let isOpen = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function placeOf({ clientX, clientY }: PointerEvent): Point {
    const box = stage.getBoundingClientRect()
    return { x: clientX - box.left, y: clientY - box.top }
  }

  function openAt(at: Point) {
    isOpen = true
    open(at)
  }

  function end() {
    clearTimeout(timer)
    pointer = undefined
    if (isOpen) close()
    isOpen = false
  }

  stage.addEventListener('pointerdown', (event) => {
    if (pointer !== undefined) return end()
    if (event.button !== 0) return
    pointer = event.pointerId
    start = placeOf(event)
    if (event.pointerType === 'touch' && !isOnMarker(event)) timer = setTimeout(() => openAt(start), holdMs)
  })
  stage.addEventListener('pointermove', (event) => {
    const isMouse = event.pointerType === 'mouse'
    if (event.pointerId !== pointer && !(isMouse && event.buttons === 0)) return
    if (isMouse && isOnMarker(event)) return end()
    const at = placeOf(event)
    if (isOpen) return move(at)
    if (isMouse) return openAt(at)
    if (Math.hypot(at.x - start.x, at.y - start.y) > slack) clearTimeout(timer)
  })
  stage.addEventListener('pointerup', (event) => {
    if (event.pointerId !== pointer) return
    // The mouse is still over the picture.
    if (event.pointerType === 'mouse') pointer = undefined
    else end()
  })
  stage.addEventListener('pointercancel', (event) => event.pointerId === pointer && end())
  stage.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && end())
  // With the lens open, a vertical swipe must not scroll the page.
  stage.addEventListener('touchmove', (event) => isOpen && event.cancelable && event.preventDefault(), {
    passive: false,
  })
  stage.addEventListener('contextmenu', (event) => isOpen && event.preventDefault())
}

function isOnMarker({ target }: PointerEvent): boolean {
  return (target as Element).closest('button:not(.lens)') !== null
}
