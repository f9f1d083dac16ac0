import { useEffect, useRef, useState } from 'react'

// Releasing the browser's scroll bar doesn't fire pointerup, but the next pointermove shows that no button is pressed.
const types = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const

/**
 * Delays changes while a pointer is down, because an element that appears under the pointer would get the click. Uses
 * refs, because rendering on each press would delay the response to it.
 */
export function useDeferWhilePressed<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  const latest = useRef(value)
  const isPressed = useRef(false)

  useEffect(() => {
    latest.current = value
    if (!isPressed.current) setShown(value)
  }, [value])

  useEffect(() => {
    const listening = new AbortController()
    const update = () => {
      if (!isPressed.current) setShown(latest.current)
    }
    const note = ({ buttons }: PointerEvent) => {
      if (isPressed.current === (buttons !== 0)) return
      isPressed.current = buttons !== 0
      // Wait for the click event, which fires after pointerup.
      if (!isPressed.current) setTimeout(update)
    }
    for (const type of types)
      addEventListener(type, note, { capture: true, passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [])

  return shown
}
