import { copy } from '../copy'
import type { Layer } from '../display/stage'
import { Failure } from '../failure'
import { angleOf, sideOf } from '../frames/angle'
import { createFrameCache, type FrameCache } from '../frames/frame-cache'
import type { Manifest } from '../frames/manifest'
import { openSet } from '../frames/open-set'
import type { Parts } from '../parts'
import { createMarks } from './marks'

type Options = {
  parts: Parts
  manifest: Manifest
  under: NonNullable<Manifest['under']>
  /** Drawn over both sets, because their frames match. */
  onBoth: Layer
  redraw: () => void
  /** Ends the demonstration and stops the car's rotation. */
  touch: () => void
}

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
    /** Call this when the car is at rest. It announces which picture is shown, and loads a sharper frame if needed. */
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

/** @throws Failure if the set can't be loaded or its frames don't have the same proportions as those of `above` */
async function openMatchedSet(name: string, above: Manifest) {
  const set = await openSet(name)
  const { width, height } = set.manifest
  if (width * above.height !== height * above.width)
    throw new Failure(
      'bad-manifest',
      `The frames of the set “${name}” don’t have the proportions of those above it.`,
    )
  return createFrameCache(set)
}
