import { copy } from './copy'
import { setUpFullScreen } from './display/full-screen'
import { postEvent } from './events'
import { Failure } from './failure'
import { embeddedSet, onSetFromPage } from './frames/local-sets'
import { fileOf, openSet, setNamed } from './frames/open-set'
import type { SpinSet } from './frames/spin-set'
import { readOptions } from './options'
import { onPageMessage } from './page-messages'
import { findParts } from './parts'
import { watchPresence } from './presence'
import { useSiteTypeface } from './typeface'
import { createViewer } from './viewer'

type Open = () => SpinSet | Promise<SpinSet>

useSiteTypeface()
const parts = findParts()
const { search } = window.location
const { isCard, isFromPage, isFetched, ...options } = readOptions(search)
const { style } = document.documentElement
let viewer: ReturnType<typeof createViewer> | undefined
let open: Open | undefined
let isOpening = false
let isSeen = false
let isWanted = !isCard

setUpFullScreen(parts.fullScreen, parts.viewer)
// Align the bar exactly with the page's static controls, which it replaces.
onPageMessage(({ type, left, right }) => {
  if (type !== 'bar') return
  style.setProperty('--bar-left', String(left))
  style.setProperty('--bar-right', String(right))
})
parts.retry.onclick = retry
window.addEventListener('online', () => {
  if (!parts.failure.hidden && !parts.retry.hidden) retry()
  else viewer?.resume()
})
watchPresence(parts.viewer, {
  onNear: () => (viewer ? viewer.wake() : void start()),
  onSeen(seen) {
    isSeen = seen
    viewer?.see(seen)
  },
  onLeft: () => viewer?.sleep(),
})

open = embeddedSet()
if (isFromPage) onSetFromPage(use)
else if (!open) openServedSet()
if (isCard) waitForVisitor()

function openServedSet() {
  try {
    const name = setNamed(search)
    showPoster(name)
    open = () => openSet(name, isFetched)
  } catch (failure) {
    fail(failure)
  }
}

function showPoster(set: string) {
  parts.poster.onload = () => {
    parts.poster.hidden = false
  }
  // Set the AVIF URL first, because setting the WebP URL starts loading at once.
  parts.posterAvif.srcset = fileOf(set, 'avif')
  parts.poster.src = fileOf(set, 'webp')
}

/** A card loads only its poster until it is hovered or focused. */
function waitForVisitor() {
  parts.viewer.dataset.card = ''
  parts.canvas.hidden = false
  for (const event of ['pointerover', 'pointerdown', 'focusin'])
    parts.viewer.addEventListener(event, want, { once: true })
}

function want() {
  isWanted = true
  void start()
}

function use(next: Open) {
  open = next
  void start()
}

async function start() {
  if (isOpening || !isWanted || !open) return
  isOpening = true
  try {
    present(await open())
  } catch (failure) {
    fail(failure)
  } finally {
    isOpening = false
  }
}

function present(set: SpinSet) {
  const { title, ground } = set.manifest
  document.title = title
  parts.title.textContent = title
  parts.canvas.setAttribute('aria-label', copy.turn(title))
  style.setProperty('--ground', ground)
  parts.viewer.dataset.tone = isDark(ground) ? 'dark' : 'light'
  if (viewer) return viewer.replace(set)
  viewer = createViewer({
    parts,
    set,
    ...options,
    onFailed: () => fail(new Failure('no-frames', `The frames of “${set.name}” couldn’t be loaded.`, true)),
  })
  viewer.see(isSeen)
  viewer.wake()
}

/**
 * Whether light text is easier to read on this background than dark text.
 * @param ground in the form '#rrggbb'
 */
function isDark(ground: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16))
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128
}

function retry() {
  parts.failure.hidden = true
  parts.viewer.dataset.state = 'waiting'
  if (viewer) viewer.resume()
  else void start()
}

function fail(cause: unknown) {
  if (!(cause instanceof Failure)) throw cause
  const { code, message, canRetry } = cause
  const hasNoView = !canRetry && (code === 'bad-set' || code === 'no-manifest')
  parts.viewer.dataset.state = 'failed'
  parts.failureTitle.textContent = hasNoView ? copy.noView : copy.failed
  parts.failureText.textContent = canRetry ? copy.checkConnection : ''
  parts.retry.hidden = !canRetry
  parts.failure.hidden = false
  console.error(message)
  postEvent({ type: 'error', code, message })
}
