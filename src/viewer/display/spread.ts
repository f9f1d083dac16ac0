import { frameAt, frameCount, shortestWay } from '../frames/angle'
import type { HotSpot } from '../frames/manifest'
import type { Point } from './view'

/** Two hot spots nearer than this would be one target to a finger. Pixels. */
export const reach = 44

/**
 * Of places in order of their weight, those that leave each other room.
 * @param places undefined where a hot spot cannot be seen
 * @param first the one that comes before all others
 * @returns indexes of those to show
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

/**
 * How far to turn to see a hot spot: not at all where it is in sight, else to the middle of its arc.
 * @returns frames, negative to the left
 */
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
