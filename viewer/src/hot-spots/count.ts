import { copy } from '../copy'
import type { Manifest } from '../frames/manifest'
import type { Parts } from '../parts'

/** Shows "Photos (44), features (4), damage (2)" in the corner, if the set states its number of photos. */
export function showCount({ count, print }: Parts, { photos, hotSpots }: Manifest) {
  count.hidden = photos === undefined
  print.hidden = !hotSpots.some(({ kind }) => kind)
  count.textContent = counted(photos, hotSpots)
}

/** Leaves out the photos if the set doesn't state how many there are. */
export function counted(photos: number | undefined, hotSpots: Manifest['hotSpots']): string {
  const countOf = (kind: string) => hotSpots.filter((spot) => spot.kind === kind).length
  return copy.count(photos ?? 0, countOf('feature'), countOf('damage'))
}
