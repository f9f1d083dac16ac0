import type { Early } from '@/app/early-input'

// Stands in the head of every prerendered page, as text (scripts/build/loader.mjs), so that it is there before all
// else. It starts the application once the page itself has loaded or the visitor makes a first move, and until a
// part of the page is taken over it notes what was pressed and typed there; early-input.ts gives it back.
const { modules = '', styles = '' } = document.currentScript?.dataset ?? {}
const early: Early = { hasMoved: false, isLive: false, styles, presses: new Set(), typed: new Map() }
window.early = early

let isStarted = false
function start() {
  if (isStarted) return
  isStarted = true
  for (const address of modules.split(' ')) void import(/* @vite-ignore */ address)
}

function move() {
  early.hasMoved = true
  start()
}

for (const type of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll']) {
  addEventListener(type, move, { capture: true, passive: true, once: true })
}
addEventListener('load', start)

function pressedButton({ target }: Event) {
  return target instanceof Element ? target.closest<HTMLElement>('main button') : null
}

addEventListener(
  'click',
  (event) => {
    const button = pressedButton(event)
    if (button) early.presses.add(button)
  },
  true,
)
// React lets an event go on to here only where it has taken over.
addEventListener('click', (event) => {
  const button = early.isLive && pressedButton(event)
  if (button) early.presses.delete(button)
})
addEventListener(
  'input',
  ({ target }) => {
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    ) {
      early.typed.set(target, target.value)
    }
  },
  true,
)
