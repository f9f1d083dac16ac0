/** Events by which a visitor shows that someone is there. */
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

/**
 * Runs `run` once, at the next interaction (pointer, touch, key, scroll).
 * @returns forgets it
 */
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
