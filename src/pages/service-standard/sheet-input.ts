/** Finds the image by its position, because touch events keep targeting the element that was touched first. */
export function frameUnder({ clientX, clientY, currentTarget }: React.MouseEvent<HTMLElement>) {
  const option = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-frame]')
  return option && currentTarget.contains(option) ? Number(option.dataset.frame) : undefined
}

export function frameByKey({ key, currentTarget }: React.KeyboardEvent<HTMLElement>, frame: number) {
  const options = [...currentTarget.querySelectorAll<HTMLElement>('[data-frame]')]
  const places: Record<string, number> = {
    ArrowLeft: frame - 1,
    ArrowRight: frame + 1,
    ArrowUp: inNextRow(options, frame, -1),
    ArrowDown: inNextRow(options, frame, 1),
    Home: 0,
    End: options.length - 1,
  }
  const place = places[key]
  return place === undefined ? undefined : (place + options.length) % options.length
}

/**
 * Returns the horizontally nearest image in the next or previous row. Columns may not line up, so an index isn't
 * enough. Wraps around at the first and last rows.
 */
function inNextRow(options: HTMLElement[], frame: number, direction: 1 | -1) {
  const places = options.map((option) => option.getBoundingClientRect())
  // Round, because the exterior and interior images are in two grids, whose rows may be a fraction of a pixel apart.
  const rowOf = ({ top }: DOMRect) => Math.round(top)
  const rows = [...new Set(places.map(rowOf))]
  const from = places[frame]
  const row = from && rows.at((rows.indexOf(rowOf(from)) + direction) % rows.length)
  if (!from || row === undefined) return frame
  const gap = (place: DOMRect) => Math.abs(place.left + place.right - from.left - from.right)
  const inRow = places.filter((place) => rowOf(place) === row)
  return places.indexOf(inRow.reduce((best, place) => (gap(place) < gap(best) ? place : best)))
}
