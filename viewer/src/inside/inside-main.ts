import { useSiteTypeface } from '../typeface'
import { lookAround } from './look-around'
import { createPainter } from './painter'
import { panoramaOf } from './panorama'
import { findParts } from './parts'

useSiteTypeface()
const parts = findParts()
const { inside, canvas, picture, avif, plain, status, failure, bar } = parts

parts.retry.onclick = open
window.addEventListener('online', () => !failure.hidden && open())
inside.addEventListener('keydown', ({ key }) => {
  // Sends to all origins, because the viewer around this page may be sandboxed and therefore have no origin.
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
    // The picture scrolls sideways, also with the keyboard.
    plain.tabIndex = 0
    return plain.focus()
  }
  canvas.focus()
  lookAround(parts, paint)
}
