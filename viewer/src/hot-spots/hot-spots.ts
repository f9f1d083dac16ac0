import type { Stage } from '../display/stage'
import { onStage, type Point, type Size, type View } from '../display/view'
import { postEvent } from '../events'
import type { HotSpot, Manifest } from '../frames/manifest'
import type { Parts } from '../parts'
import { createFeatureList } from './feature-list'
import { type CloseUpOf, createFeatureNote } from './feature-note'
import { standOff } from './marker-places'
import { printReport, showCount } from './report'
import { createSpotButtons } from './spot-buttons'

/** In percent of the picture's width and height. */
const carMiddle = [50, 55] as const
/** In px. A marker is hidden if its center is on a card or closer to one than this. */
const cardMargin = 12

type Options = {
  parts: Parts
  closeUpOf: CloseUpOf
  manifest: Manifest
  stage: Stage
  view: () => View
  turnTo: (spot: HotSpot) => void
  /** @returns a function that closes the interior */
  goInside: (onClosed: () => void) => () => void
}

export function createHotSpots({ parts, closeUpOf, manifest, stage, view, turnTo, goInside }: Options) {
  const { hotSpots } = manifest
  const { spots, showSpots, canvas } = parts
  let open: HotSpot | undefined
  let leaveInside: (() => void) | undefined
  let areShown = true
  let frame = 0

  const note = createFeatureNote(parts, closeUpOf, () => place(frame))
  const buttons = createSpotButtons(parts, hotSpots, (spot) =>
    spot.inside ? enter(spot) : show(open === spot ? undefined : spot),
  )
  const list = createFeatureList({
    parts,
    hotSpots,
    onToggle(isOpen) {
      if (isOpen) show(undefined)
      place(frame)
    },
    onChoose(spot) {
      toggleSpots(true)
      canvas.focus()
      turnTo(spot)
      if (spot.inside) enter(spot)
      else show(spot)
    },
  })

  function show(spot: HotSpot | undefined) {
    if (spot === open) return
    if (open) postOpened(open, false)
    if (spot) postOpened(spot, true)
    open = spot
    note.show(spot)
    buttons.markOpen(spot)
    place(frame)
  }

  function enter(spot: HotSpot) {
    show(undefined)
    postOpened(spot, true)
    leaveInside = goInside(() => {
      leaveInside = undefined
      postOpened(spot, false)
      buttons.focus(spot)
    })
  }

  function place(current: number) {
    frame = current
    const size = stage.size()
    const places = hotSpots.map((spot) => {
      const at = spot.at[current]
      const point = at && onStage(at, view(), size, stage.fitted())
      return point && isWithin(point, size) ? point : undefined
    })
    const at = open && places[hotSpots.indexOf(open)]
    if (at) note.place(at, size)
    const isCovered = cardsOver(parts.stage)
    const middle = onStage(carMiddle, view(), size, stage.fitted())
    const markers = places.map((point, index) => {
      // The interior's marker stays on its spot, because it doesn't point at a part of the car.
      const marker = point && (hotSpots[index]?.inside ? point : standOff(point, middle, size))
      return marker && !isCovered(marker) ? marker : undefined
    })
    buttons.place(markers, places, open)
  }

  function toggleSpots(isOn: boolean) {
    areShown = isOn
    showSpots.checked = isOn
    if (!isOn && spots.contains(document.activeElement)) canvas.focus()
    spots.hidden = !isOn
    if (!isOn) show(undefined)
  }

  function close(): boolean {
    if (leaveInside) {
      leaveInside()
      return true
    }
    if (list.close()) return true
    if (!open) return false
    const closed = open
    show(undefined)
    buttons.focus(closed)
    return true
  }

  showSpots.onchange = () => toggleSpots(showSpots.checked)
  parts.noteClose.onclick = close
  showCount(parts, manifest)
  parts.count.onclick = list.open
  parts.print.onclick = () => void printReport(manifest, closeUpOf)
  toggleSpots(true)

  return {
    place,
    close,
    toggle: () => toggleSpots(!areShown),
    settle(current: number, isMoving: boolean) {
      spots.classList.toggle('is-moving', isMoving)
      if (isMoving) return
      if (open && !open.at[current]) show(undefined)
      place(current)
    },
  }
}

function postOpened({ id, label }: HotSpot, isOpen: boolean) {
  postEvent({ type: 'hotspot', id, label, isOpen })
}

function isWithin({ x, y }: Point, { width, height }: Size) {
  return x > 0 && x < width && y > 0 && y < height
}

function cardsOver(stage: HTMLElement) {
  const cards = [...(stage.parentElement?.querySelectorAll<HTMLElement>(':scope > .card') ?? [])]
  const boxes = cards.filter((card) => !card.hidden)
  return ({ x, y }: Point) =>
    boxes.some(
      ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) =>
        x > offsetLeft - cardMargin &&
        x < offsetLeft + offsetWidth + cardMargin &&
        y > offsetTop - cardMargin &&
        y < offsetTop + offsetHeight + cardMargin,
    )
}

export type HotSpots = ReturnType<typeof createHotSpots>
