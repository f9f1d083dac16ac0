/** In px. */
const step = 24

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

type Handlers = { moveBy: (x: number, y: number) => void; flip: () => void }

/** Shift with the arrow keys moves the lens; the space bar on the car, and Enter on the lens, show all of the lot. */
export function listenForLensKeys(handle: HTMLElement, canvas: HTMLElement, { moveBy, flip }: Handlers) {
  handle.addEventListener('keydown', (event) => {
    const by = event.shiftKey && arrows[event.key]
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    moveBy(...by)
  })
  handle.addEventListener('click', (event) => event.detail === 0 && flip())
  canvas.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    flip()
  })
}
