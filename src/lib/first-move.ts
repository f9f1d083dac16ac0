/** By these a visitor shows that somebody is there. */
export const moves = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'input',
  'dragenter',
  'drop',
  'wheel',
  'scroll',
]

/**
 * Waits for the visitor's first move (pointer, touch, key, scroll), so that what only then matters takes nothing from
 * the first load. Resolves at once where there was one, or where no page was prerendered.
 * @param patienceMs from when on it waits no longer
 */
export function firstMove(patienceMs: number): Promise<void> {
  if (!window.early || window.early.hasMoved) return Promise.resolve()
  return new Promise((resolve) => {
    const options = { capture: true, passive: true }
    const timer = setTimeout(go, patienceMs)
    function go() {
      clearTimeout(timer)
      for (const move of moves) removeEventListener(move, go, options)
      resolve()
    }
    for (const move of moves) addEventListener(move, go, options)
  })
}
