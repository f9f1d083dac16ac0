import type { Stage } from './display/stage'
import type { View } from './display/view'
import { createFrameCache } from './frames/frame-cache'
import type { SpinSet } from './frames/spin-set'
import { wantsLessData } from './less-data'

/** A frame this much too small for its place is worth a sharper one. */
const softness = 1.1
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
    canTurn: () => isReady && (store.isComplete() || isLightEnough()),
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
