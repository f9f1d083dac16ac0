import { useRef, useState } from 'react'

export const startPosition = 50
const step = 1
const bigStep = 10

/** Where a pointer stands across a frame, in percent of its width, clamped to 0..100. */
export function positionAt(clientX: number, frame: { left: number; width: number }) {
  return frame.width === 0 ? startPosition : clamp(((clientX - frame.left) / frame.width) * 100)
}

/** The position a key leads to, or undefined where the key means nothing to a slider. */
export function positionAfterKey(position: number, key: string, isShifted: boolean) {
  const arrow = isShifted ? bigStep : step
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return clamp(position + arrow)
    case 'ArrowLeft':
    case 'ArrowDown':
      return clamp(position - arrow)
    case 'PageUp':
      return clamp(position + bigStep)
    case 'PageDown':
      return clamp(position - bigStep)
    case 'Home':
      return 0
    case 'End':
      return 100
    default:
      return undefined
  }
}

function clamp(position: number) {
  return Math.min(100, Math.max(0, position))
}

type Grip = { id: number; x: number; y: number; isMoving: boolean }

/** The divider of a before/after slider: starts at 50, stays within 0 and 100. SPEC section 2, Why page. */
export function useComparePosition() {
  const [position, setPosition] = useState(startPosition)
  const [isDragging, setIsDragging] = useState(false)
  const grip = useRef<Grip | null>(null)

  function moveTo(event: React.PointerEvent<HTMLElement>) {
    setPosition(positionAt(event.clientX, event.currentTarget.getBoundingClientRect()))
  }

  function release() {
    grip.current = null
    setIsDragging(false)
  }

  const dragHandlers = {
    onPointerDown(event: React.PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary) return
      // A finger may be about to scroll the page; the divider waits until it is lifted or goes sideways.
      const isMoving = event.pointerType !== 'touch'
      grip.current = { id: event.pointerId, x: event.clientX, y: event.clientY, isMoving }
      event.currentTarget.setPointerCapture(event.pointerId)
      if (isMoving) moveTo(event)
    },
    onPointerMove(event: React.PointerEvent<HTMLElement>) {
      const held = grip.current
      if (held?.id !== event.pointerId) return
      held.isMoving ||= Math.abs(event.clientX - held.x) > Math.abs(event.clientY - held.y)
      if (!held.isMoving) return
      setIsDragging(true)
      moveTo(event)
    },
    onPointerUp(event: React.PointerEvent<HTMLElement>) {
      if (grip.current?.id !== event.pointerId) return
      moveTo(event)
      release()
    },
    onPointerCancel: release,
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = positionAfterKey(Math.round(position), event.key, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    setPosition(next)
  }

  return { position, setPosition, isDragging, dragHandlers, onKeyDown }
}
