import { copy } from '../copy'
import type { HotSpot, Manifest } from '../frames/manifest'
import type { Parts } from '../parts'
import type { CloseUpOf } from './feature-note'

const longestPrintMs = 60_000

export function showCount({ count, print }: Parts, { photos, hotSpots }: Manifest) {
  count.hidden = photos === undefined
  print.hidden = !hotSpots.some(({ kind }) => kind)
  count.textContent = counted(photos, hotSpots)
}

function counted(photos: number | undefined, hotSpots: Manifest['hotSpots']): string {
  const countOf = (kind: string) => hotSpots.filter((spot) => spot.kind === kind).length
  return copy.count(photos ?? 0, countOf('feature'), countOf('damage'))
}

export async function printReport({ title, photos, hotSpots }: Manifest, closeUpOf: CloseUpOf) {
  document.querySelector('.report')?.remove()
  const report = document.createElement('section')
  report.className = 'report'
  const list = document.createElement('ol')
  const entries = hotSpots.filter(({ kind }) => kind).map((spot) => entry(spot, closeUpOf))
  list.append(...(await Promise.all(entries)))
  report.append(element('h1', copy.report), element('p', `${title}: ${counted(photos, hotSpots)}`), list)
  document.body.append(report)
  // print() may return before printing ends, so wait for `afterprint`. A timer removes the report too, because browsers
  // that block printing never fire `afterprint`.
  window.addEventListener('afterprint', () => report.remove(), { once: true })
  setTimeout(() => report.remove(), longestPrintMs)
  window.print()
}

async function entry(spot: HotSpot, closeUpOf: CloseUpOf) {
  const item = document.createElement('li')
  const image = await loaded(spot, closeUpOf(spot))
  if (image) item.append(image)
  const heading = element('h2', spot.label)
  if (spot.kind) heading.append(element('small', copy.kinds[spot.kind]))
  item.append(heading, element('p', spot.text))
  return item
}

async function loaded({ picture }: HotSpot, source: string | undefined) {
  if (!source || !picture) return undefined
  const image = new Image()
  image.src = source
  image.alt = picture.text
  try {
    await image.decode()
    return image
  } catch {
    return undefined
  }
}

function element(name: 'h1' | 'h2' | 'p' | 'small', text: string) {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
