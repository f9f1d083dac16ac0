import { useEffect, useState } from 'react'

const releases = ['pointerup', 'pointercancel'] as const
let isHeld = false

// From the start, since a press can be older than the part of the page that asks for it.
if (typeof window !== 'undefined') {
  const options = { capture: true, passive: true }
  addEventListener('pointerdown', () => setHeld(true), options)
  // A press on the browser's own scroll bar ends without a release: the next move tells.
  addEventListener('pointermove', ({ buttons }) => buttons === 0 && setHeld(false), options)
  for (const release of releases) addEventListener(release, () => setHeld(false), options)
}

const waiting = new Set<() => void>()

function setHeld(value: boolean) {
  if (value === isHeld) return
  isHeld = value
  // The click itself comes right after the release.
  if (!isHeld) setTimeout(runWaiting)
}

function runWaiting() {
  for (const run of waiting) run()
}

/**
 * `value`, whose changes wait for as long as the visitor holds a button or a finger down: what slips under the pointer
 * within a press would take the click from what was pressed.
 */
export function useReleased<Value>(value: Value): Value {
  const [released, setReleased] = useState(value)
  useEffect(() => {
    const settle = () => {
      if (!isHeld) setReleased(value)
    }
    settle()
    waiting.add(settle)
    return () => {
      waiting.delete(settle)
    }
  }, [value])
  return released
}
