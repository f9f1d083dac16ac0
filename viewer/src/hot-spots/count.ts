import { copy } from '../copy'
import type { Manifest } from '../frames/manifest'
import type { Parts } from '../parts'

/** In the corner, what the set has: 'Photos (44), features (4), damage (2)'. Nothing for a set that doesn't say how many photos. */
export function showCount({ count, print }: Parts, { photos, hotSpots }: Manifest) {
  count.hidden = photos === undefined
  print.hidden = !hotSpots.some(({ kind }) => kind)
  count.textContent = counted(photos, hotSpots)
}

/** Without the photos for a set that doesn't say how many. */
export function counted(photos: number | undefined, hotSpots: Manifest['hotSpots']): string {
  const countOf = (kind: string) => hotSpots.filter((spot) => spot.kind === kind).length
  return copy.count(photos ?? 0, countOf('feature'), countOf('damage'))
}
