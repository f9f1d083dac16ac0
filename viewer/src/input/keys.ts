type KeyHandlers = {
  turnBy: (frames: number) => void
  turnTo: (angle: number) => void
  panBy: (x: number, y: number) => void
  zoomIn: () => void
  zoomOut: () => void
  reset: () => void
  toggle: () => void
  close: () => boolean
  onEscape: () => void
}

const quarter = 9
const panStep = 60

const turns: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowUp: 1,
  PageDown: -quarter,
  PageUp: quarter,
}

const pans: Record<string, [number, number]> = {
  ArrowLeft: [panStep, 0],
  ArrowRight: [-panStep, 0],
  ArrowUp: [0, panStep],
  ArrowDown: [0, -panStep],
}

/** The keys work only while focus is in the viewer, because WCAG 2.1.4 restricts single-key shortcuts. */
export function listenForKeys(element: HTMLElement, handlers: KeyHandlers) {
  element.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // Inside the feature list, these keys scroll the list instead of turning the car.
    const isInList = event.target instanceof Element && event.target.closest('#features') !== null
    if (isInList && event.key !== 'Escape') return
    if (handleKey(event, handlers)) event.preventDefault()
  })
}

function handleKey({ key, shiftKey }: KeyboardEvent, handlers: KeyHandlers): boolean {
  const pan = shiftKey && pans[key]
  const turn = turns[key]
  if (pan) handlers.panBy(...pan)
  else if (turn) handlers.turnBy(turn)
  else if (key === 'Home') handlers.turnTo(0)
  else if (key === 'End') handlers.turnTo(350)
  else if (key === '+' || key === '=') handlers.zoomIn()
  else if (key === '-') handlers.zoomOut()
  else if (key === '0') handlers.reset()
  else if (key.toLowerCase() === 'h') handlers.toggle()
  else if (key !== 'Escape') return false
  else if (!handlers.close()) handlers.onEscape()
  return true
}
