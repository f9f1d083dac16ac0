type Shot = { captureTime?: string; lastModified: number; name: string }

/** By capture time if known, else by file date, then by name. */
export function inOrderOfCapture<Photo extends Shot>(photos: readonly Photo[]): Photo[] {
  const areTimed = photos.every(({ captureTime }) => captureTime)
  return photos.toSorted((one, other) => {
    const byTime = areTimed
      ? (one.captureTime ?? '').localeCompare(other.captureTime ?? '')
      : one.lastModified - other.lastModified
    return byTime || one.name.localeCompare(other.name, 'en', { numeric: true })
  })
}

export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1)
  const item = items[from]
  return item === undefined ? [...items] : rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, item)
}
