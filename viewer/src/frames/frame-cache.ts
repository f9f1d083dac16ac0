import { wantsLessData } from '../less-data'
import { frameAt, frameCount } from './angle'
import { closeAll, decode, Undecodable } from './decode'
import { lightFramesOf } from './light-frames'
import { type FrameState, fallback, firstFrames, nextToLoad } from './load-order'
import { createSharpFrames } from './sharp-frames'
import type { SpinSet } from './spin-set'
import { quarterTurn, swayFrames } from './turntable'

const atOnce = 6
/** The minimum time before a failed frame is requested again when the car rests on it. */
const retryPauseMs = 2_000
/** Maximum enlargement factors for a small frame at rest and a light frame in motion. */
const stretch = { small: 1.1, light: 1.25 }
/** In CSS px. For a set without light frames, `fit` assumes this width. */
const usualLightWidth = 480

type Handlers = {
  onProgress: () => void
  onReady: () => void
  /** Called if too few frames could be loaded to turn the car. */
  onFailed: () => void
}

/**
 * Loads a set's frames and chooses the best picture to draw for each frame. If the set has light frames, the car can be
 * turned as soon as they have loaded, and `refine` loads the small frames.
 */
export function createFrameCache(firstSet: SpinSet, firstFrame = 0) {
  const savesData = wantsLessData()
  let handlers: Handlers = { onProgress() {}, onReady() {}, onFailed() {} }
  let own = loadingOf(firstSet)
  const formatNow = () => own.set.manifest.formats[own.format] ?? ''
  const sharp = createSharpFrames((frame) => own.set.fetchFrame(frame, 'zoom', formatNow()))
  let current = firstFrame
  let isAsleep = true
  let lastFailure = Number.NEGATIVE_INFINITY
  const sway = framesFrom(firstFrame, swayFrames)
  const quarter = framesFrom(firstFrame, quarterTurn)

  const count = (wanted: FrameState) => own.states.filter((state) => state === wanted).length
  const isSharp = (frame: number) => own.pictures[frame] !== undefined

  async function load(frame: number) {
    const mine = own
    const { set, states, pictures, files, format } = mine
    const { formats, widths } = set.manifest
    const isLastTry = states[frame] === 'late'
    states[frame] = 'loading'
    mine.busy += 1
    try {
      files[frame] ??= await set.fetchFrame(frame, 'small', formats[format] ?? '')
      const picture = await decode(files[frame], set.isLocal ? widths.small : undefined)
      if (isAsleep || mine !== own) picture.close()
      else pictures[frame] = picture
      states[frame] = pictures[frame] ? 'loaded' : 'missing'
    } catch (error) {
      states[frame] = isLastTry ? 'lost' : 'late'
      lastFailure = Date.now()
      if (error instanceof Undecodable) {
        files[frame] = undefined
        if (mine.format === format && format + 1 < formats.length && count('loaded') === 0) mine.format += 1
        if (mine.format > format) states[frame] = 'missing'
      }
    }
    mine.busy -= 1
    if (mine === own) proceed()
  }

  async function refineOne(frame: number) {
    if (isAsleep || own.pictures[frame] || own.states[frame] === 'loading') return
    if (own.states[frame] === 'lost' && Date.now() - lastFailure < retryPauseMs) return
    await load(frame)
  }

  async function loadLight(read: () => Promise<ImageBitmap[]>) {
    const mine = own
    mine.isLightLoading = true
    // Also load the current small frame, because a light frame would look blurrier than the poster it replaces.
    const [frames] = await Promise.all([read(), refineOne(current)])
    mine.isLightLoading = false
    if (isAsleep || mine !== own) return closeAll(frames)
    mine.light = frames
    proceed()
  }

  function dropLight() {
    closeAll(own.light)
    own.light = []
  }

  function proceed() {
    if (isAsleep) return
    const hasLight = own.light.length > 0
    if (!own.isReady && (hasLight || count('loaded') >= firstFrames)) {
      own.isReady = true
      handlers.onReady()
    }
    if (count('loaded') === frameCount) dropLight()
    handlers.onProgress()
    while (own.busy < atOnce && isWanting()) {
      const frame = nextToLoad(own.states, current)
      if (frame === undefined) break
      void load(frame)
    }
    const isIdle = own.busy === 0 && !own.isLightLoading
    if (isIdle && !own.isReady && !hasLight) handlers.onFailed()
  }

  /** If there are no light frames, the first twelve frames load right away, and the others load after `refine`. */
  function isWanting() {
    if (own.isReady && own.wantsAll) return true
    const hasEnough = own.light.length > 0 || count('loaded') + own.busy >= firstFrames
    return !own.isLightLoading && !hasEnough
  }

  function resume() {
    if (isAsleep) return
    own.states.forEach((state, frame) => {
      if (state === 'lost') own.states[frame] = 'missing'
    })
    const needsLight = own.files.filter(Boolean).length < frameCount && own.light.length === 0
    if (own.readLight && needsLight && !own.isLightLoading) void loadLight(own.readLight)
    else proceed()
  }

  function sleep() {
    isAsleep = true
    closeAll(own.pictures)
    own.pictures.length = 0
    dropLight()
    sharp.drop()
    own.states.forEach((state, frame) => {
      if (state === 'loaded') own.states[frame] = 'missing'
    })
  }

  function wake() {
    if (!isAsleep) return
    isAsleep = false
    resume()
  }

  function refine() {
    if (own.wantsAll || (savesData && !own.set.isLocal)) return
    own.wantsAll = true
    proceed()
  }

  return {
    connect(next: Handlers) {
      handlers = next
    },
    set: () => own.set,
    isReady: () => own.isReady,
    /** Once the light frames have loaded, every frame counts as loaded, because each one can be shown. */
    states: (): readonly FrameState[] => (own.light.length > 0 ? own.states.map(() => 'loaded') : own.states),
    /** Whether every frame has either loaded or failed twice. */
    isComplete: () => own.isReady && nextToLoad(own.states, current) === undefined && own.busy === 0,
    canSway: () => own.isReady && sway.every(isSharp),
    loadSway() {
      if (own.isReady && !savesData) for (const frame of sway) void refineOne(frame)
    },
    canTurnSharp: () => sharp.hasAll(quarter),
    /** Loads the zoom frames of the quarter turn and keeps them until `releaseTurn`. */
    async loadSharpTurn() {
      if (!isAsleep && own.isReady) await sharp.hold(quarter)
    },
    releaseTurn: sharp.release,
    /** Frames near this one load first. */
    setCurrent(frame: number) {
      current = frame
    },
    wake,
    resume,
    sleep,
    /** Starts loading all small frames, unless data saver is on and the frames would come from the network. */
    refine,
    refineOne,
    /**
     * Loads all small frames if they are in memory, or if the stage is so wide that light frames would look blurry
     * while the car turns.
     * @param width the stage's width in CSS px
     */
    fit(width: number) {
      const lightWidth = own.set.manifest.light?.width ?? usualLightWidth
      if (own.set.isLocal || width > lightWidth * stretch.light) refine()
    },
    /**
     * Returns the best loaded picture for a frame. If that frame hasn't loaded, returns the picture and the number of
     * the nearest frame that has.
     */
    best(frame: number): { picture: ImageBitmap; frame: number } | undefined {
      const picture = sharp.at(frame) ?? own.pictures[frame] ?? own.light[frame]
      if (picture) return { picture, frame }
      const near = fallback(isSharp, frame)
      const nearest = near === undefined ? undefined : own.pictures[near]
      return near === undefined || !nearest ? undefined : { picture: nearest, frame: near }
    },
    /**
     * Whether the small frame would look blurry at this width in device px. If data saver is on, this is always false,
     * because blurry frames are then accepted.
     */
    isSoftAt: (pixels: number) => !savesData && pixels > own.set.manifest.widths.small * stretch.small,
    /** @returns whether there is a new zoom picture to draw */
    sharpen: async (frame: number) => !isAsleep && own.isReady && sharp.load(frame),
    replace(set: SpinSet) {
      sleep()
      own = loadingOf(set)
      wake()
    },
  }
}

function framesFrom(first: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, step) => frameAt(first + step))
}

function loadingOf(set: SpinSet) {
  return {
    set,
    states: Array.from({ length: frameCount }, (): FrameState => 'missing'),
    pictures: [] as (ImageBitmap | undefined)[],
    /** Encoded files, about 15 kB each, are kept, so decoding a frame again needs no request. */
    files: [] as (Blob | undefined)[],
    light: [] as ImageBitmap[],
    readLight: lightFramesOf(set),
    format: 0,
    busy: 0,
    isLightLoading: false,
    isReady: false,
    wantsAll: false,
  }
}

export type FrameCache = ReturnType<typeof createFrameCache>
