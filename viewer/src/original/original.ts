import { copy } from '../copy'
import type { Layer } from '../display/scene'
import { Failure } from '../failure'
import { angleOf, sideOf } from '../frames/angle'
import type { FrameCache } from '../frames/frame-cache'
import type { Manifest } from '../frames/manifest'
import type { Parts } from '../parts'
import { createMarks } from './marks'
import { openMatchedSet } from './matched-set'

type Options = {
  parts: Parts
  manifest: Manifest
  under: NonNullable<Manifest['under']>
  /** Drawn on both sets, because they match. */
  onBoth: Layer
  redraw: () => void
  /** Stops any motion. */
  touch: () => void
}

/** "Show original" replaces the picture with the matched set's frame at the same angle. */
export function createOriginal({ parts, manifest, under, onBoth, redraw, touch }: Options) {
  const { canvas, flip, originalKey, originalStatus: status } = parts
  const placeMarks = createMarks(parts.stage, under.marks ?? [])
  let frames: FrameCache | undefined
  let isOpening = false
  let isOn = false
  let isMatched = true

  async function open() {
    isOpening = true
    try {
      frames = await openMatchedSet(under.set, manifest)
      frames.connect({ onProgress: redraw, onReady: redraw, onFailed: () => offer(false) })
      show()
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure
      isMatched = failure.canRetry
      offer(false)
      console.error(failure.message)
    }
    isOpening = false
  }

  function show() {
    if (!isOn) return
    frames?.wake()
    frames?.resume()
  }

  /** Hides the switch if the other set can't be loaded, and shows it again once loading might succeed. */
  function offer(isOffered: boolean) {
    const hadFocus = flip.matches(':focus')
    flip.hidden = !isOffered
    originalKey.hidden = !isOffered
    if (!isOffered && isOn) turn(false)
    if (hadFocus && !isOffered) canvas.focus()
  }

  function turn(next: boolean) {
    isOn = next
    flip.setAttribute('aria-checked', String(isOn))
    redraw()
  }

  function toggle() {
    if (flip.hidden || flip.disabled) return
    touch()
    turn(!isOn)
    if (frames) show()
    else if (!isOpening) void open()
  }

  const layer: Layer = (scene) => {
    frames?.setCurrent(scene.frame)
    const best = isOn ? frames?.best(scene.frame) : undefined
    const shown = { ...scene, frame: best?.frame ?? scene.frame }
    const { context, left, top, width, height } = shown
    if (best) {
      context.drawImage(best.picture, left, top, width, height)
      onBoth(shown)
    }
    placeMarks(shown, best !== undefined)
  }

  flip.onclick = toggle
  canvas.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    toggle()
  })
  offer(true)

  return {
    layer,
    wake: show,
    sleep: () => frames?.sleep(),
    resume() {
      offer(isMatched)
      show()
    },
    /** At rest, announces which picture is shown, and loads a sharper frame if needed. */
    async settle(frame: number, isSoft: boolean) {
      if (isOn) {
        await frames?.refineOne(frame)
        if (isSoft && (await frames?.sharpen(frame))) redraw()
        if (frames?.best(frame)?.frame !== frame) return
      }
      const angle = copy.angle(sideOf(frame, manifest.headOn), angleOf(frame, manifest.headOn))
      const words = isOn ? copy.original(angle) : copy.edited
      if (isOn || status.textContent) status.textContent = words
    },
  }
}

export type Original = ReturnType<typeof createOriginal>
