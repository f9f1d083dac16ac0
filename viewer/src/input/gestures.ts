import type { Point } from '../display/view'

/** In px. A shorter movement counts as a tap. */
const slack = 5
const doubleTapMs = 320
const doubleTapReach = 28
/** A flick's speed is measured over its last 90 milliseconds. */
const throwMs = 90

type GestureHandlers = {
  /** If this returns false, only a horizontal movement is a drag. */
  movesFreely: () => boolean
  /** @returns whether the picture moved vertically, in which case the page must not scroll */
  onDrag: (dx: number, dy: number) => boolean
  /** @param speed in px per millisecond, positive to the right */
  onRelease: (speed: number) => void
  /** @param point in px from the stage's center */
  onZoom: (factor: number, point: Point) => unknown
  onTap: (point: Point) => void
  onDoubleTap: (point: Point) => unknown
}

/** A vertical swipe scrolls the page, unless it moves the enlarged picture. */
export function listenForGestures(element: HTMLElement, handlers: GestureHandlers) {
  const pointers = new Map<number, Point>()
  let trail: { x: number; at: number }[] = []
  let isDragging = false
  let holdsPage = false
  let startedOnButton = false
  let start: Point = { x: 0, y: 0 }
  let lastTap = { x: 0, y: 0, at: -doubleTapMs }

  function fromMiddle({ x, y }: Point): Point {
    const box = element.getBoundingClientRect()
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 }
  }

  function down(event: PointerEvent) {
    if (event.button !== 0) return
    // A mouse or pen that was released outside the iframe may still be in the map.
    if (event.isPrimary) pointers.clear()
    pointers.set(event.pointerId, pointOf(event))
    if (pointers.size > 1) {
      isDragging = true
      holdsPage = true
      return
    }
    isDragging = false
    holdsPage = false
    startedOnButton = (event.target as Element).closest('button') !== null
    start = pointOf(event)
    trail = [{ x: event.clientX, at: event.timeStamp }]
  }

  function move(event: PointerEvent) {
    const before = pointers.get(event.pointerId)
    if (!before) return
    // No button is down, so the pointer was released outside the iframe and pointerup never fired.
    if (event.pointerType !== 'touch' && event.buttons === 0) return up(event)
    const now = pointOf(event)
    if (pointers.size === 2) pinch(event.pointerId, before, now)
    pointers.set(event.pointerId, now)
    if (pointers.size > 1) return
    if (!isDragging && reaches(now)) {
      isDragging = true
      // Don't capture earlier, because a captured pointer's click never reaches the hot spot under it.
      element.setPointerCapture(event.pointerId)
      element.classList.add('is-dragging')
    }
    if (!isDragging) return
    trail.push({ x: now.x, at: event.timeStamp })
    holdsPage = handlers.onDrag(now.x - before.x, now.y - before.y)
  }

  function reaches(now: Point) {
    const aside = Math.abs(now.x - start.x)
    if (handlers.movesFreely()) return distance(start, now) > slack
    return aside > slack && aside > Math.abs(now.y - start.y)
  }

  function pinch(moved: number, before: Point, now: Point) {
    const still = [...pointers].find(([id]) => id !== moved)?.[1]
    if (!still) return
    const middle = { x: (now.x + still.x) / 2, y: (now.y + still.y) / 2 }
    handlers.onDrag((now.x - before.x) / 2, (now.y - before.y) / 2)
    handlers.onZoom(distance(now, still) / Math.max(distance(before, still), 1), fromMiddle(middle))
  }

  function up(event: PointerEvent) {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return
    element.classList.remove('is-dragging')
    if (isDragging) {
      handlers.onRelease(event.type === 'pointerup' ? speedAt(event) : 0)
    } else if (event.type === 'pointerup' && !startedOnButton && distance(start, pointOf(event)) <= slack) {
      tap(pointOf(event), event.timeStamp)
    }
  }

  function speedAt(event: PointerEvent) {
    const first = trail.find(({ at }) => event.timeStamp - at <= throwMs)
    return first && event.timeStamp > first.at ? (event.clientX - first.x) / (event.timeStamp - first.at) : 0
  }

  function tap(point: Point, at: number) {
    const isSecond = at - lastTap.at < doubleTapMs && distance(lastTap, point) < doubleTapReach
    lastTap = { ...point, at: isSecond ? -doubleTapMs : at }
    handlers[isSecond ? 'onDoubleTap' : 'onTap'](fromMiddle(point))
  }

  function wheel(event: WheelEvent) {
    if (!event.ctrlKey) return
    event.preventDefault()
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY
    handlers.onZoom(2 ** (-pixels / 240), fromMiddle(pointOf(event)))
  }

  element.addEventListener('pointerdown', down)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', up)
  element.addEventListener('pointercancel', up)
  element.addEventListener('touchmove', (event) => holdsPage && event.cancelable && event.preventDefault(), {
    passive: false,
  })
  element.addEventListener('wheel', wheel, { passive: false })
  // A drag that began on a hot spot must not open it, but a key press (`detail` 0) may.
  element.addEventListener(
    'click',
    (event) => isDragging && event.detail > 0 && event.stopPropagation(),
    true,
  )
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY })

function distance(one: Point, other: Point) {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
