import { useEffect, useState } from 'react'

// A press on the browser's scroll bar sends no pointerup, but the next move reveals that it ended.
const types = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const

/** Delays changes while a pointer is down, because an element that appears under it would take the click. */
export function useDeferWhilePressed<Value>(value: Value): Value {
  const [isPressed, setIsPressed] = useState(false)
  const [released, setReleased] = useState(value)
  if (!isPressed && released !== value) setReleased(value)

  useEffect(() => {
    const listening = new AbortController()
    const note = ({ buttons }: PointerEvent) => {
      if (buttons !== 0) setIsPressed(true)
      // The click event follows the release.
      else setTimeout(setIsPressed, 0, false)
    }
    for (const type of types)
      addEventListener(type, note, { capture: true, passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [])

  return released
}
