import { copy, failures } from './copy'
import { fillBar } from './display/bar'
import { setUpFullScreen } from './display/full-screen'
import { followPageBar } from './display/page-bar'
import { isDark } from './display/tone'
import { tell } from './events'
import { Failure } from './failure'
import { embeddedSet } from './frames/embedded-set'
import { isHandedSet, onHandedSet } from './frames/handed-set'
import { fileOf, openSet, setNamed } from './frames/open-set'
import type { SpinSet } from './frames/spin-set'
import { findParts } from './parts'
import { watchPresence } from './presence'
import { createViewer } from './viewer'

type Open = () => SpinSet | Promise<SpinSet>

fillBar()
const parts = findParts()
let viewer: ReturnType<typeof createViewer> | undefined
let open: Open | undefined
let isOpening = false
let isSeen = false

setUpFullScreen(parts.fullScreen, parts.viewer)
followPageBar()
parts.retry.onclick = retry
watchPresence(parts.viewer, {
  onNear: () => (viewer ? viewer.wake() : void start()),
  onSeen(seen) {
    isSeen = seen
    viewer?.see(seen)
  },
  onLeft: () => viewer?.sleep(),
})

open = embeddedSet()
if (isHandedSet(window.location.search)) onHandedSet(use)
else if (!open) openServedSet()

function openServedSet() {
  try {
    const name = setNamed(window.location.search)
    showPoster(name)
    const isFetched = new URLSearchParams(window.location.search).has('fetched')
    open = () => openSet(name, isFetched)
  } catch (failure) {
    parts.retry.hidden = true
    fail(failure)
  }
}

function showPoster(set: string) {
  parts.poster.onload = () => {
    parts.poster.hidden = false
  }
  // Set before the other format's URL, which would load at once.
  parts.posterAvif.srcset = fileOf(set, 'avif')
  parts.poster.src = fileOf(set, 'webp')
}

function use(next: Open) {
  open = next
  void start()
}

async function start() {
  if (isOpening || !open) return
  isOpening = true
  try {
    const set = await open()
    present(set)
  } catch (failure) {
    fail(failure)
  }
  isOpening = false
}

function present(set: SpinSet) {
  const { title, ground } = set.manifest
  document.title = title
  parts.title.textContent = title
  parts.canvas.setAttribute('aria-label', copy.turn(title))
  document.documentElement.style.setProperty('--ground', ground)
  parts.viewer.dataset.tone = isDark(ground) ? 'dark' : 'light'
  if (viewer) return viewer.replace(set)
  viewer = createViewer({
    parts,
    set,
    onFailed: () => fail(new Failure('no-frames', failures['no-frames'])),
  })
  viewer.see(isSeen)
  viewer.wake()
}

function retry() {
  parts.failure.hidden = true
  parts.viewer.dataset.state = 'waiting'
  if (viewer) viewer.retry()
  else void start()
}

function fail(cause: unknown) {
  if (!(cause instanceof Failure)) throw cause
  parts.viewer.dataset.state = 'failed'
  parts.failure.hidden = false
  parts.failureText.textContent = cause.message
  tell({ type: 'error', code: cause.code, message: cause.message })
}
