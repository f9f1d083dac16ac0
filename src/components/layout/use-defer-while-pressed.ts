import { useEffect, useState } from 'react'

// Releasing the browser's scroll bar doesn't fire pointerup, but the next pointermove shows that no button is pressed.
const types = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const

/** Delays changes while a pointer is down, because an element that appears under the pointer would get the click. */
export function useDeferWhilePressed<Value>(value: Value): Value {
  const [isPressed, setIsPressed] = useState(false)
  const [released, setReleased] = useState(value)
  if (!isPressed && released !== value) setReleased(value)

  useEffect(() => {
    const listening = new AbortController()
    let isDown = false
    const note = ({ buttons }: PointerEvent) => {
      if (isDown === (buttons !== 0)) return
      isDown = !isDown
      if (isDown) setIsPressed(true)
      // Wait for the click event, which fires after pointerup.
      else setTimeout(setIsPressed, 0, false)
    }
    for (const type of types)
      addEventListener(type, note, { capture: true, passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [])

  return released
}
