export const interactionEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'input',
  'dragenter',
  'wheel',
  'scroll',
] as const

/** At the next pointer, touch, key or scroll event. @returns cancels it */
export function onNextInteraction(run: () => void): () => void {
  const done = new AbortController()
  function once() {
    done.abort()
    run()
  }
  for (const type of interactionEvents)
    addEventListener(type, once, { capture: true, passive: true, signal: done.signal })
  return () => done.abort()
}
