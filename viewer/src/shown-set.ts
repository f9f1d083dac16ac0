import type { Stage } from './display/stage'
import type { View } from './display/view'
import { createFrameCache } from './frames/frame-cache'
import type { SpinSet } from './frames/spin-set'
import { swayFrames } from './frames/turntable'
import { wantsLessData } from './less-data'

/** A frame this much too small for its place is worth a sharper one. */
const softness = 1.1
/** From the first frame on. */
const swayArc = Array.from({ length: swayFrames + 1 }, (_, frame) => frame)
/** How far the light frames may be enlarged while the car turns. */
const lightStretch = 1.25

type Handlers = {
  onProgress: () => void
  /** Called once a set. */
  onReady: () => void
  onFailed: () => void
}

/** The set that is shown, which can be replaced, and how much is loaded of it. */
export function createShownSet(set: SpinSet, stage: Stage, { onProgress, onReady, onFailed }: Handlers) {
  const savesData = wantsLessData()
  let isReady = false
  let store = openStore()

  function openStore() {
    return createFrameCache(set, { onProgress, onUsable: becomeReady, onFailed })
  }

  function becomeReady() {
    if (isReady) return
    isReady = true
    onReady()
  }

  function reload() {
    store.sleep()
    store = openStore()
    store.wake()
  }

  /** Whether the light frames, while they are all there are, look sharp enough in motion. */
  function isLightEnough() {
    return store.hasLight() && stage.size().width <= (set.manifest.light?.width ?? 0) * lightStretch
  }

  function refine() {
    if (isReady && !savesData) store.refine()
  }

  return {
    current: () => set,
    isReady: () => isReady,
    isComplete: () => store.isComplete(),
    /** Whether each frame of a full turn is there in its own size: the light ones are soft in motion. */
    canTurn: () => isReady && store.isComplete(),
    /** Whether the frames of the sway, which begins at the first one, are. */
    canSway: () => isReady && swayArc.every((frame) => store.isSharp(frame)),
    loadSway() {
      if (isReady && !savesData) for (const frame of swayArc) void store.refineOne(frame)
    },
    states: () => store.states(),
    setCurrent: (frame: number) => store.setCurrent(frame),
    best: (frame: number) => (isReady ? store.best(frame) : undefined),
    wake: () => store.wake(),
    sleep: () => store.sleep(),
    refine,
    async refineOne(frame: number) {
      if (isReady) await store.refineOne(frame)
    },
    /** Call it when the stage has a new size. */
    fit() {
      if (!isLightEnough()) refine()
    },
    wantsSharper: (view: View) =>
      !savesData && stage.pixelsAcross(view) > set.manifest.widths.small * softness,
    /** @returns whether there is a sharper picture to draw */
    sharpen: async (frame: number) => isReady && store.sharpen(frame),
    async sharpest(frame: number) {
      await store.sharpen(frame)
      return store.best(frame)
    },
    reload,
    replace(next: SpinSet) {
      set = next
      isReady = false
      reload()
    },
  }
}

export type ShownSet = ReturnType<typeof createShownSet>
