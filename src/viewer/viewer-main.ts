import { copy, failures } from './copy'
import { setUpFullScreen } from './display/full-screen'
import { isDark } from './display/tone'
import { tell } from './events'
import { Failure } from './failure'
import { folderOf, openSet, setNamed } from './frames/open-set'
import { findParts } from './parts'
import { watchPresence } from './presence'
import { createViewer } from './viewer'

const parts = findParts()
let viewer: ReturnType<typeof createViewer> | undefined
let isOpening = false
let isSeen = false

setUpFullScreen(parts.fullScreen, parts.viewer)
try {
  const set = setNamed(window.location.search)
  showPoster(folderOf(set))
  parts.retry.onclick = () => retry(set)
  watchPresence(parts.viewer, {
    onNear: () => (viewer ? viewer.wake() : open(set)),
    onSeen(seen) {
      isSeen = seen
      viewer?.see(seen)
    },
    onLeft: () => viewer?.sleep(),
  })
} catch (failure) {
  parts.retry.hidden = true
  fail(failure)
}

function showPoster(folder: string) {
  parts.poster.onload = () => {
    parts.poster.hidden = false
  }
  // Before the address of the other format, which would be loaded at once.
  parts.posterAvif.srcset = `${folder}poster.avif`
  parts.poster.src = `${folder}poster.webp`
}

async function open(set: string) {
  if (isOpening) return
  isOpening = true
  try {
    const manifest = await openSet(set)
    document.title = manifest.title
    parts.title.textContent = manifest.title
    parts.canvas.setAttribute('aria-label', copy.turn(manifest.title))
    document.documentElement.style.setProperty('--ground', manifest.ground)
    parts.viewer.dataset.tone = isDark(manifest.ground) ? 'dark' : 'light'
    viewer = createViewer({
      parts,
      set,
      folder: folderOf(set),
      manifest,
      onFailed: () => fail(new Failure('no-frames', failures['no-frames'])),
    })
    viewer.see(isSeen)
    viewer.wake()
  } catch (failure) {
    fail(failure)
  }
  isOpening = false
}

function retry(set: string) {
  parts.failure.hidden = true
  parts.viewer.dataset.state = 'waiting'
  if (viewer) viewer.retry()
  else void open(set)
}

function fail(cause: unknown) {
  if (!(cause instanceof Failure)) throw cause
  parts.viewer.dataset.state = 'failed'
  parts.failure.hidden = false
  parts.failureText.textContent = cause.message
  tell({ type: 'error', code: cause.code, message: cause.message })
}
