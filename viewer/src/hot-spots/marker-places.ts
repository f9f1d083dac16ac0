import type { Point, Size } from '../display/view'
import { frameAt, frameCount, shortestWay } from '../frames/angle'
import type { HotSpot } from '../frames/manifest'

/** In px. If two hot spots were closer together than this, their touch targets would overlap. */
const reach = 44
/** The width in px of the label beside a spot. */
const labelRoom = 120
/** In px. A marker less than this far above or below a label would touch it. */
const labelReach = 30

/** The distance in px from a part of the car to the center of its marker. */
const distance = 52
const distanceOnPhones = 40
const smallStage = 560
/** In px. Markers stay this far from the stage's edge, so their touch targets don't extend beyond it. */
const edgeMargin = 24

/**
 * Picks spots that aren't too close together. Earlier spots take precedence over later ones, and the spot at index
 * `first` takes precedence over all others.
 * @param places one for each spot, undefined for a hidden spot
 * @returns the indexes of the spots to show
 */
export function spread(places: readonly (Point | undefined)[], first: number): Set<number> {
  const shown = new Map<number, Point>()
  for (const index of [first, ...places.keys()]) {
    const place = places[index]
    const isFree = [...shown.values()].every(
      ({ x, y }) => place && Math.hypot(x - place.x, y - place.y) >= reach,
    )
    if (place && isFree) shown.set(index, place)
  }
  return new Set(shown.keys())
}

/** Whether to put a marker's label on its left, because another marker or the edge is too close on its right. */
export function isLabelLeft(at: Point, others: readonly (Point | undefined)[], stageWidth: number): boolean {
  const isTaken = others.some(
    (other) =>
      other &&
      other.x > at.x &&
      other.x < at.x + labelRoom + reach / 2 &&
      Math.abs(other.y - at.y) < labelReach,
  )
  return isTaken || at.x + labelRoom > stageWidth
}

/** Returns how many frames to turn to show the spot: a negative number to the left, or 0 if it's already visible. */
export function wayTo(spot: HotSpot, current: number): number {
  if (spot.at[current]) return 0
  const ways = spot.at.flatMap((place, frame) => (place ? [shortestWay(current, frame)] : []))
  const nearest = ways.sort((one, other) => Math.abs(one) - Math.abs(other))[0]
  if (nearest === undefined) return 0
  const direction = Math.sign(nearest)
  let length = 0
  while (length < frameCount && spot.at[frameAt(current + nearest + direction * length)]) length += 1
  return nearest + direction * Math.floor(length / 2)
}

/** Moves a marker away from the middle of the car, so it doesn't cover the part that it labels. */
export function standOff(spot: Point, middle: Point, size: Size): Point {
  const [x, y] = [spot.x - middle.x, spot.y - middle.y]
  const length = Math.hypot(x, y)
  // If the spot is in the middle of the car, the marker goes straight above it.
  const [towardX, towardY] = length < 1 ? [0, -1] : [x / length, y / length]
  const away = size.width < smallStage ? distanceOnPhones : distance
  return {
    x: within(spot.x + towardX * away, size.width),
    y: within(spot.y + towardY * away, size.height),
  }
}

function within(at: number, length: number): number {
  return Math.min(Math.max(at, edgeMargin), Math.max(length - edgeMargin, edgeMargin))
}
