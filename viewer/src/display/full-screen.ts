import { copy } from '../copy'

const focusable = 'button:not([disabled]):not([hidden]), [tabindex="0"], input'

export function setUpFullScreen(button: HTMLButtonElement, viewer: HTMLElement) {
  button.hidden = !document.fullscreenEnabled
  const isOn = () => document.fullscreenElement !== null

  button.addEventListener('click', async () => {
    try {
      await (isOn() ? document.exitFullscreen() : document.documentElement.requestFullscreen())
    } catch {
      // The browser rejected the request, although it had reported that full screen is available.
      button.hidden = true
    }
  })

  document.addEventListener('fullscreenchange', () => {
    button.setAttribute('aria-label', isOn() ? copy.leaveFullScreen : copy.enterFullScreen)
    button.focus()
  })

  viewer.addEventListener('keydown', (event) => {
    if (!isOn() || event.key !== 'Tab') return
    const stops = [...viewer.querySelectorAll<HTMLElement>(focusable)].filter(
      (stop) => stop.getClientRects().length > 0,
    )
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
    if (document.activeElement !== from) return
    event.preventDefault()
    to?.focus()
  })
}
