/** @param search the viewer's query string, such as '?set=dark&angle=90&autoplay=never' */
export function readOptions(search: string) {
  const query = new URLSearchParams(search)
  const angle = Number.parseFloat(query.get('angle') ?? '')
  const isCard = query.has('card')
  return {
    isCard,
    /** Whether the embedding page provides the frames. */
    isFromPage: query.get('source') === 'page',
    /** Whether the embedding page has just fetched the manifest, so it's in the browser's cache. */
    isFetched: query.has('fetched'),
    startAngle: Number.isFinite(angle) ? angle : undefined,
    /** If true, the car moves only when someone turns it. */
    isStill: isCard || query.get('autoplay') === 'never',
  }
}
