import type { HotSpot } from '../frames/manifest'
import type { Parts } from '../parts'
import { spread } from './spread'
import type { Point } from './view'

/** The features of the car as buttons on the picture. */
export function createSpotButtons(
  { spots, canvas }: Parts,
  hotSpots: readonly HotSpot[],
  onPress: (spot: HotSpot) => void,
) {
  const buttons = hotSpots.map((spot) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'spot'
    button.setAttribute('aria-label', spot.label)
    button.setAttribute('aria-expanded', 'false')
    button.setAttribute('aria-controls', 'note')
    button.addEventListener('click', () => onPress(spot))
    return button
  })
  spots.append(...buttons)

  return {
    markOpen(open: HotSpot | undefined) {
      buttons.forEach((button, index) => {
        button.setAttribute('aria-expanded', String(hotSpots[index] === open))
      })
    },
    /** @param places of the hot spots on the stage; undefined where one is out of sight */
    place(places: readonly (Point | undefined)[], open: HotSpot | undefined) {
      // The open one keeps its place when two would touch, else the one that has focus.
      const focused = buttons.indexOf(document.activeElement as HTMLButtonElement)
      const shown = spread(places, open ? hotSpots.indexOf(open) : Math.max(focused, 0))
      buttons.forEach((button, index) => {
        const at = places[index]
        const isShown = shown.has(index)
        if (!isShown && document.activeElement === button) canvas.focus()
        button.hidden = !isShown
        if (at) button.style.transform = `translate(${at.x}px, ${at.y}px)`
      })
    },
    focus(spot: HotSpot) {
      const button = buttons[hotSpots.indexOf(spot)]
      if (button && !button.hidden) button.focus()
      else canvas.focus()
    },
  }
}
