import type { HotSpot } from '../frames/manifest'
import { elementsById } from '../parts'
import { useSiteTypeface } from '../typeface'
import { lookAround, type Parts } from './look-around'
import { createPainter } from './painter'

const fileName = /^[\w.-]+$/

useSiteTypeface()
const parts = elementsById<Parts>()
const { inside, canvas, picture, avif, plain, status, failure, bar } = parts

parts.retry.onclick = open
window.addEventListener('online', () => !failure.hidden && open())
inside.addEventListener('keydown', ({ key }) => {
  // The target origin is '*', because the viewer around this page may be sandboxed and therefore have an opaque origin.
  if (key === 'Escape') window.parent.postMessage('lotspin-inside-close', '*')
})
void open()

async function open() {
  failure.hidden = true
  inside.dataset.state = 'waiting'
  status.textContent = 'Loading the interior…'
  try {
    const { address, text } = await panoramaOf(window.location.search)
    parts.text.textContent = text
    picture.alt = text
    avif.srcset = `${address}.avif`
    picture.src = `${address}.webp`
    await picture.decode()
    show()
  } catch {
    inside.dataset.state = 'failed'
    status.textContent = ''
    failure.hidden = false
  }
}

function show() {
  const paint = createPainter(canvas, picture)
  status.textContent = ''
  inside.dataset.state = 'ready'
  canvas.hidden = !paint
  bar.hidden = !paint
  plain.hidden = Boolean(paint)
  if (!paint) {
    // Make the picture focusable, so keyboard users can scroll it horizontally.
    plain.tabIndex = 0
    return plain.focus()
  }
  canvas.focus()
  lookAround(parts, paint)
}

async function panoramaOf(search: string): Promise<{ address: string; text: string }> {
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
