import { copy } from '../copy'
import type { Layer, Scene } from '../display/scene'
import type { Stage } from '../display/stage'
import { clamp, type Point } from '../display/view'
import { tell } from '../events'
import { Failure } from '../failure'
import { angleOf } from '../frames/angle'
import type { Manifest, Under } from '../frames/manifest'
import { wantsLessData } from '../less-data'
import type { Parts } from '../parts'
import { drawLens } from './draw-lens'
import { listenForHold } from './hold'
import { listenForLensKeys } from './lens-keys'
import { createLensParts } from './lens-parts'
import { placeMarks } from './marks'
import { openUnderSet, type UnderSet } from './under-set'

type Options = {
  parts: Parts
  stage: Stage
  manifest: Manifest
  under: Under
  /** Drawn on both sets, because they match. */
  onBoth: Layer
  isCalm: () => boolean
  redraw: () => void
  touch: () => void
}

/** The lens's radius: a share of the picture, larger on phones, but never smaller than a finger (px). */
const share = 1 / 8
const shareOnPhones = 1 / 4
const phoneStage = 560
const smallest = 44
const openingMs = 140

/** Shows the matched set under a round lens, or in place of the whole picture. */
export function createLens({ parts, stage, manifest, under, onBoth, isCalm, redraw, touch }: Options) {
  const { marks = [] } = under
  const own = createLensParts(parts, marks)
  let set: UnderSet | undefined
  let isOpening = false
  let at: Point = { x: stage.size().width / 2, y: stage.size().height / 2 }
  let openedAt: number | undefined
  let isFlipped = false
  let isAnnounced = false
  let isGone = false

  const savesData = wantsLessData()
  let isUsed = false

  const radius = () => {
    const isPhone = stage.size().width < phoneStage
    return Math.max(smallest, stage.fitted().width * (isPhone ? shareOnPhones : share))
  }

  async function load() {
    set?.wake()
    if (isOpening) return
    isOpening = true
    try {
      set = await openUnderSet(under.set, manifest, { onProgress: redraw, onFailed: goAway })
      set.wake()
      if (isUsed) use()
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure
      goAway()
      tell({ type: 'error', code: failure.code, message: failure.message })
    }
  }

  function goAway() {
    if (isGone) return
    isGone = true
    isFlipped = false
    openedAt = undefined
    const hadFocus = own.flip === document.activeElement || own.handle === document.activeElement
    own.flip.hidden = true
    own.handle.hidden = true
    if (hadFocus) parts.canvas.focus()
    redraw()
  }

  /** Beyond the light frames, only what someone looks at. */
  function use() {
    isUsed = true
    void load()
    if (!savesData) set?.refine()
  }

  function move({ x, y }: Point) {
    const { width, height } = stage.size()
    at = { x: clamp(x, 0, width), y: clamp(y, 0, height) }
    own.handle.style.transform = `translate(${at.x}px, ${at.y}px)`
    own.handle.style.setProperty('--size', `${radius() * 2}px`)
    redraw()
  }

  function open(place: Point) {
    if (isGone) return
    // A mouse that passes over the car asks for one angle, not for all.
    void load()
    openedAt ??= isCalm() ? Number.NEGATIVE_INFINITY : performance.now()
    move(place)
  }

  function close() {
    openedAt = undefined
    redraw()
  }

  function flip() {
    if (isGone) return
    use()
    touch()
    isFlipped = !isFlipped
    own.flip.setAttribute('aria-checked', String(isFlipped))
    redraw()
  }

  let drawn: number | undefined

  const layer: Layer = (scene) => {
    set?.setCurrent(scene.frame)
    const isOpen = openedAt !== undefined
    if (isOpen && !isUsed && drawn !== undefined && drawn !== scene.frame) use()
    drawn = scene.frame
    const drawUnder = (below: Scene) => set?.draw(below) && onBoth(below)
    if (isFlipped) drawUnder(scene)
    else if (openedAt !== undefined) {
      const opened = clamp((performance.now() - openedAt) / openingMs, 0, 1)
      drawLens(scene, at, radius() * (0.6 + 0.4 * opened), drawUnder)
      if (opened < 1) redraw()
    }
    placeMarks(own.labels, marks, scene, isOpen || isFlipped)
  }

  listenForHold(parts.stage, { open, move, close })
  own.flip.addEventListener('click', flip)
  own.flip.setAttribute('aria-checked', 'false')
  own.handle.addEventListener('focus', () => own.handle.matches(':focus-visible') && open(at))
  own.handle.addEventListener('blur', close)
  listenForLensKeys(own.handle, parts.canvas, { moveBy: (x, y) => move({ x: at.x + x, y: at.y + y }), flip })
  move(at)

  return {
    layer,
    fit: () => move(at),
    /** Call it when the viewer is at rest and has all its own frames. */
    preload() {
      if (!savesData) void load()
    },
    sleep: () => set?.sleep(),
    /** At rest, announces what is shown, and sharpens what fills the picture. */
    async settle(frame: number, isSoft: boolean) {
      const isLot = isFlipped || openedAt !== undefined
      if (isLot) await set?.refineOne(frame)
      if (isLot && !set?.isThere(frame)) return
      const words = isLot ? copy.lot(angleOf(frame)) : copy.studio
      if ((isLot || isAnnounced) && own.status.textContent !== words) own.status.textContent = words
      isAnnounced ||= isLot
      if (isLot && isSoft && (await set?.sharpen(frame))) redraw()
    },
  }
}

export type Lens = ReturnType<typeof createLens>
