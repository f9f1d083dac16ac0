/** Sorts the photos by name, because cameras number their files in order. */
export function inOrderOfName<Photo extends { name: string }>(photos: readonly Photo[]): Photo[] {
  return photos.toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
}

export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1)
  const item = items[from]
  return item === undefined ? [...items] : rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, item)
}
