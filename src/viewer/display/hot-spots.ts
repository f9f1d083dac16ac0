import { tell } from '../events'
import type { HotSpot, Place } from '../frames/manifest'
import type { Parts } from '../parts'
import { spread } from './spread'
import { clamp, type Point, type Size } from './view'

type Options = {
  parts: Parts
  hotSpots: readonly HotSpot[]
  /** Where a place of the picture stands on the stage now. */
  locate: (place: NonNullable<Place>) => Point
  stage: () => Size
  /** Turns until a hot spot is in sight. */
  turnTo: (spot: HotSpot) => void
}

/** On smaller stages the note lies along an edge. Pixels. */
const roomyStage = 560
const noteWidth = 264
const gap = 28

/** The features of the car: as buttons on the picture, as a list, and the note that says what each is. */
export function createHotSpots({ parts, hotSpots, locate, stage, turnTo }: Options) {
  const { spots, note, features, featuresButton, showSpots, canvas } = parts
  let open: HotSpot | undefined
  let areShown = true
  let frame = 0

  const buttons = hotSpots.map((spot) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'spot'
    button.setAttribute('aria-label', spot.label)
    button.setAttribute('aria-expanded', 'false')
    button.setAttribute('aria-controls', 'note')
    button.addEventListener('click', () => show(open === spot ? undefined : spot))
    spots.append(button)
    parts.featureList.append(listItem(spot))
    return button
  })

  function listItem(spot: HotSpot) {
    const item = document.createElement('li')
    const button = document.createElement('button')
    const text = document.createElement('span')
    button.type = 'button'
    button.append(spot.label)
    text.append(spot.text)
    item.append(button, text)
    button.addEventListener('click', () => {
      toggleList(false)
      toggleSpots(true)
      canvas.focus()
      turnTo(spot)
      show(spot)
    })
    return item
  }

  function show(spot: HotSpot | undefined) {
    if (spot === open) return
    for (const [one, isOpen] of [
      [open, false],
      [spot, true],
    ] as const) {
      if (one) tell({ type: 'hotspot', id: one.id, label: one.label, isOpen })
    }
    open = spot
    note.hidden = !spot
    parts.noteLabel.textContent = spot?.label ?? ''
    parts.noteText.textContent = spot?.text ?? ''
    buttons.forEach((button, index) => {
      button.setAttribute('aria-expanded', String(hotSpots[index] === open))
    })
    place(frame)
  }

  /** Puts the buttons and the note where their features are in this frame. */
  function place(current: number) {
    frame = current
    const size = stage()
    const onStage = hotSpots.map((spot) => {
      const at = spot.at[current]
      const point = at && locate(at)
      return point && isWithin(point, size) ? point : undefined
    })
    // The open one keeps its place when two would touch, else the one that has focus.
    const focused = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const first = open ? hotSpots.indexOf(open) : Math.max(focused, 0)
    const shown = spread(onStage, first)
    buttons.forEach((button, index) => {
      const at = onStage[index]
      const isShown = shown.has(index)
      if (!isShown && document.activeElement === button) canvas.focus()
      button.hidden = !isShown
      if (at) button.style.transform = `translate(${at.x}px, ${at.y}px)`
    })
    placeNote(open && onStage[first], size)
  }

  /** Beside its feature, inwards, where there is room; else along the edge that leaves the feature free. */
  function placeNote(at: Point | undefined, size: Size) {
    if (!at) return
    const isRoomy = size.width >= roomyStage
    const height = note.offsetHeight
    const isLeft = at.x > size.width / 2
    note.classList.toggle('is-high', !isRoomy && at.y > size.height - height - gap / 2)
    note.style.left = isRoomy ? `${at.x + (isLeft ? -gap - noteWidth : gap)}px` : ''
    note.style.top = isRoomy ? `${clamp(at.y - 24, 8, size.height - height - 8)}px` : ''
  }

  function toggleSpots(isOn: boolean) {
    areShown = isOn
    showSpots.checked = isOn
    if (!isOn && spots.contains(document.activeElement)) canvas.focus()
    spots.hidden = !isOn
    if (!isOn) show(undefined)
  }

  function toggleList(isOn: boolean) {
    features.hidden = !isOn
    featuresButton.setAttribute('aria-expanded', String(isOn))
    if (isOn) show(undefined)
  }

  /** @returns whether there was something to close */
  function close(): boolean {
    if (!features.hidden) {
      toggleList(false)
      featuresButton.focus()
      return true
    }
    if (!open) return false
    const button = buttons[hotSpots.indexOf(open)]
    show(undefined)
    if (button && !button.hidden) button.focus()
    else canvas.focus()
    return true
  }

  featuresButton.hidden = hotSpots.length === 0
  featuresButton.onclick = () => toggleList(features.hidden === true)
  showSpots.onchange = () => toggleSpots(showSpots.checked)
  parts.noteClose.onclick = close
  toggleSpots(true)

  return {
    place,
    close,
    toggle: () => toggleSpots(!areShown),
    /** While the car turns, nothing lies on it; a note stays only as long as its feature is in sight. */
    settle(current: number, isMoving: boolean) {
      spots.classList.toggle('is-moving', isMoving)
      if (isMoving) return
      if (open && !open.at[current]) show(undefined)
      place(current)
    },
  }
}

function isWithin({ x, y }: Point, { width, height }: Size) {
  return x > 0 && x < width && y > 0 && y < height
}

export type HotSpots = ReturnType<typeof createHotSpots>
