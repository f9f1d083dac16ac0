import type { HotSpot } from '../frames/manifest'

const fileName = /^[\w.-]+$/

/** @param search the page's query, e.g. '?set=white' */
export async function panoramaOf(search: string): Promise<{ address: string; text: string }> {
  const query = new URLSearchParams(search)
  const set = query.get('set') ?? ''
  if (!/^[a-z0-9-]+$/.test(set)) throw new Error('no set')
  // The viewer has just fetched this manifest, so use the cached one.
  const response = await fetch(`/spin/${set}.json`, { cache: 'force-cache' })
  const { hotSpots }: { hotSpots: HotSpot[] } = await response.json()
  const inside = hotSpots.find((spot) => spot.inside)?.inside
  if (!inside || !fileName.test(inside.file)) throw new Error('no file')
  const { small, full } = inside.widths
  return { address: `/spin/${set}/${inside.file}-${query.has('small') ? small : full}`, text: inside.text }
}
