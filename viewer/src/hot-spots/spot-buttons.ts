import type { Point } from '../display/view'
import type { HotSpot } from '../frames/manifest'
import type { Parts } from '../parts'
import { isLabelLeft, spread } from './marker-places'

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
    if (spot.kind === 'damage') button.classList.add('spot-damage')
    if (spot.inside) {
      button.classList.add('spot-inside')
      button.setAttribute('aria-haspopup', 'dialog')
    } else {
      button.setAttribute('aria-expanded', 'false')
      button.setAttribute('aria-controls', 'note')
    }
    const leader = document.createElement('span')
    leader.className = 'leader'
    button.append(leader)
    button.addEventListener('click', () => onPress(spot))
    return button
  })
  spots.append(...buttons)

  return {
    markOpen(open: HotSpot | undefined) {
      buttons.forEach((button, index) => {
        const spot = hotSpots[index]
        if (!spot?.inside) button.setAttribute('aria-expanded', String(spot === open))
      })
    },
    /**
     * @param places the markers' positions on the stage, undefined for hidden markers
     * @param named the points on the car that the markers' lines lead to
     */
    place(
      places: readonly (Point | undefined)[],
      named: readonly (Point | undefined)[],
      open: HotSpot | undefined,
    ) {
      // If two markers would touch, show the open one or, if neither is open, the focused one.
      const focused = buttons.indexOf(document.activeElement as HTMLButtonElement)
      const shown = spread(places, open ? hotSpots.indexOf(open) : Math.max(focused, 0))
      buttons.forEach((button, index) => {
        const at = places[index]
        const isShown = shown.has(index)
        if (!isShown && document.activeElement === button) canvas.focus()
        button.hidden = !isShown
        if (!at) return
        button.style.transform = `translate(${at.x}px, ${at.y}px)`
        lead(button, at, named[index] ?? at)
        const others = [...shown].map((other) => places[other]).filter((other) => other !== at)
        button.classList.toggle('is-label-left', isLabelLeft(at, others, canvas.clientWidth))
      })
    },
    focus(spot: HotSpot) {
      const button = buttons[hotSpots.indexOf(spot)]
      if (button && !button.hidden) button.focus()
      else canvas.focus()
    },
  }
}

function lead(button: HTMLButtonElement, from: Point, to: Point) {
  const [x, y] = [to.x - from.x, to.y - from.y]
  button.style.setProperty('--leader', `${Math.hypot(x, y)}px`)
  button.style.setProperty('--toward', `${Math.atan2(y, x)}rad`)
}
