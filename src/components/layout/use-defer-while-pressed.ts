import { useState, useSyncExternalStore } from 'react'

// A press on the browser's scroll bar ends without pointerup; the next move reveals it.
const types = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const
const waiting = new Set<() => void>()
let isHeld = false

// At load, because a press can be older than the component that asks.
if (typeof window !== 'undefined') {
  for (const type of types) addEventListener(type, note, { capture: true, passive: true })
}

function note({ buttons }: PointerEvent) {
  const wasHeld = isHeld
  isHeld = buttons !== 0
  // The click comes right after the release.
  if (wasHeld && !isHeld) setTimeout(tellWaiting)
}

function tellWaiting() {
  for (const tell of waiting) tell()
}

/** Delays changes while a pointer is down: an element that appears under it would take the click. */
export function useDeferWhilePressed<Value>(value: Value): Value {
  const mustWait = useSyncExternalStore(
    onRelease,
    () => isHeld,
    () => false,
  )
  const [released, setReleased] = useState(value)
  if (!mustWait && released !== value) setReleased(value)
  return released
}

function onRelease(notify: () => void) {
  waiting.add(notify)
  return () => {
    waiting.delete(notify)
  }
}
