const holdMs = 350
/** In frames per millisecond, so one turn takes three seconds. */
const speed = 0.012

type HoldHandlers = { step: () => void; drive: (speed: number) => void; stop: () => void }

/** @param direction -1 is left, 1 is right */
export function holdToTurn(button: HTMLElement, direction: 1 | -1, { step, drive, stop }: HoldHandlers) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDriving = false
  // The click at the end of a hold must not turn one more frame.
  let wasHeld = false

  button.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    wasHeld = false
    timer = setTimeout(() => {
      isDriving = true
      wasHeld = true
      drive(direction * speed)
    }, holdMs)
  })
  for (const end of ['pointerup', 'pointerleave', 'pointercancel']) {
    button.addEventListener(end, () => {
      clearTimeout(timer)
      if (isDriving) stop()
      isDriving = false
    })
  }
  button.addEventListener('click', (event) => {
    const isEndOfHold = wasHeld && event.detail > 0
    wasHeld = false
    if (!isEndOfHold) step()
  })
  // On phones, a long press would otherwise open a menu.
  button.addEventListener('contextmenu', (event) => event.preventDefault())
}
