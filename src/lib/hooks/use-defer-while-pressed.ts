import { useState, useSyncExternalStore } from 'react'

// A press on the browser's own scroll bar ends without a release; the next move tells.
const types = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const
const waiting = new Set<() => void>()
let isHeld = false

// From the start, since a press can be older than the part of the page that asks for it.
if (typeof window !== 'undefined') {
  for (const type of types) addEventListener(type, note, { capture: true, passive: true })
}

function note({ buttons }: PointerEvent) {
  const wasHeld = isHeld
  isHeld = buttons !== 0
  // The click itself comes right after the release.
  if (wasHeld && !isHeld) setTimeout(tellWaiting)
}

function tellWaiting() {
  for (const tell of waiting) tell()
}

/**
 * `value`, whose changes wait while a pointer button is held: an element that appears under the pointer between
 * pointerdown and click would take the click.
 */
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
