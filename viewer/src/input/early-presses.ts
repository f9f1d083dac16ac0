import { barControls } from '../bar-controls'
import { onPageMessage } from '../page-messages'
import type { Parts } from '../parts'

const controls = barControls.flatMap(({ id, isEarly }) => (isEarly ? [id] : []))

/**
 * Repeats the presses that the page's static controls received before the car could be turned, and moves focus from
 * those controls to the viewer's.
 * @param onPress called before each press
 */
export function takeEarlyPresses(parts: Parts, onPress: () => void) {
  onPageMessage(({ type, pressed, focused }) => {
    if (type !== 'controls' || !Array.isArray(pressed)) return
    for (const name of pressed) {
      const control = controls.find((known) => known === name)
      if (!control) continue
      onPress()
      parts[control].click()
    }
    const control = controls.find((known) => known === focused)
    if (control) parts[control].focus()
  })
}
