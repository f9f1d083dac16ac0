import type { Point, Size } from '../display/view'
import { frameAt, frameCount, shortestWay } from '../frames/angle'
import type { HotSpot } from '../frames/manifest'

/** In px. Closer hot spots would merge into a single touch target. */
const reach = 44
/** Width in px of the label beside a spot. */
const labelRoom = 120
/** In px. A marker with less vertical distance than this would touch the label. */
const labelReach = 30

/** Distance in px from a part to the center of its marker. */
const distance = 52
const distanceOnPhones = 40
const smallStage = 560
/** In px; keeps a marker's touch target on the stage. */
const edgeMargin = 24

/**
 * Picks spots far enough apart, in priority order but starting with `first`.
 * @param places one per spot; undefined for hidden spots
 * @returns indexes
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

/** Whether a marker's label is on its left, because another marker or the edge is too close on the right. */
export function isSaidLeft(at: Point, others: readonly (Point | undefined)[], stageWidth: number): boolean {
  const isTaken = others.some(
    (other) =>
      other &&
      other.x > at.x &&
      other.x < at.x + labelRoom + reach / 2 &&
      Math.abs(other.y - at.y) < labelReach,
  )
  return isTaken || at.x + labelRoom > stageWidth
}

/** Number of frames to turn until the spot is visible; negative turns left. */
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

/**
 * Moves a marker away from the middle of the car, so it doesn't cover the part it labels.
 * @param middle of the car on the stage
 */
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
