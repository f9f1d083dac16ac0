import type { Point } from '../display/view'
import { frameAt, frameCount, shortestWay } from '../frames/angle'
import type { HotSpot } from '../frames/manifest'

/** In px: hot spots nearer than this would be one touch target. */
export const reach = 44
/** In px, beside the spot that says its name. */
const labelRoom = 120
/** In px: another marker that is nearer in height would touch the words. */
const labelReach = 30

/**
 * Picks places that are far enough apart, in order of weight, `first` before all others.
 * @param places undefined if not visible @returns indexes
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

/** Whether the words of a marker are on its left: on its right another marker or the edge of the stage is too near. */
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

/** Frames to turn, negative to the left: none if the spot is visible, else to the middle of its arc. */
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
