import type { Point } from '../display/view'
import { frameAt, frameCount, shortestWay } from '../frames/angle'
import type { HotSpot } from '../frames/manifest'

/** In px: closer hot spots would be a single touch target. */
export const reach = 44

/**
 * Picks places that are far enough apart, in order of weight, but `first` before all others.
 * @param places undefined if hidden @returns indexes
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

/** Frames to turn until the spot is visible; negative turns left. */
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
