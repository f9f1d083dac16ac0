import { frameCount } from './angle'
import { closeAll, decode, Undecodable } from './decode'
import { lightFramesOf } from './light-frames'
import { type FrameState, fallback, firstFrames, nextToLoad } from './load-order'
import { createSharpFrames } from './sharp-frames'
import type { SpinSet } from './spin-set'

const atOnce = 6

type Handlers = {
  /** A frame came or was given up. */
  onProgress: () => void
  onUsable: () => void
  onFailed: () => void
}

/**
 * Loads frames, keeps them decoded, and lets go of them when told to. With light frames the car turns before its other
 * frames have come; they come once `refine` is called.
 */
export function createFrameCache(set: SpinSet, { onProgress, onUsable, onFailed }: Handlers) {
  const { widths, formats } = set.manifest
  const smallWidth = set.isOneSize ? widths.small : undefined
  const states: FrameState[] = Array.from({ length: frameCount }, () => 'missing')
  const pictures: (ImageBitmap | undefined)[] = []
  // Encoded, ten kilobytes each: decoding again needs no network.
  const files: (Blob | undefined)[] = []
  const readLight = lightFramesOf(set)
  let lightFrames: ImageBitmap[] = []
  const sharp = createSharpFrames((frame) => set.fetchFrame(frame, 'zoom', formats[format] ?? ''))
  let format = 0
  let current = 0
  let busy = 0
  let isAsleep = true
  let isUsable = false
  let isRefining = !readLight

  async function load(frame: number) {
    const tried = format
    const isLastTry = states[frame] === 'late'
    states[frame] = 'loading'
    busy += 1
    try {
      files[frame] ??= await set.fetchFrame(frame, 'small', formats[tried] ?? '')
      const picture = await decode(files[frame], smallWidth)
      if (isAsleep) picture.close()
      else pictures[frame] = picture
      states[frame] = isAsleep ? 'missing' : 'there'
    } catch (error) {
      states[frame] = isLastTry ? 'lost' : 'late'
      if (error instanceof Undecodable) {
        files[frame] = undefined
        if (format === tried && tried + 1 < formats.length && count('there') === 0) format += 1
        if (format > tried) states[frame] = 'missing'
      }
    }
    busy -= 1
    proceed()
  }

  async function refineOne(frame: number) {
    if (!isAsleep && (states[frame] === 'missing' || states[frame] === 'late')) await load(frame)
  }

  /** The frame that is shown comes with it: at rest it isn't to look softer than the poster before it. */
  async function loadLight(read: NonNullable<typeof readLight>) {
    const [frames] = await Promise.all([read(), refineOne(current)])
    if (isAsleep) return closeAll(frames)
    lightFrames = frames
    isRefining ||= frames.length === 0
    proceed()
  }

  function dropLight() {
    closeAll(lightFrames)
    lightFrames = []
  }

  function proceed() {
    if (isAsleep) return
    const there = count('there')
    const hasLight = lightFrames.length > 0
    if (!isUsable && (hasLight || there >= firstFrames)) {
      isUsable = true
      onUsable()
    }
    if (there === frameCount) dropLight()
    onProgress()
    while (isRefining && busy < atOnce) {
      const frame = nextToLoad(states, current)
      if (frame === undefined) break
      void load(frame)
    }
    if (isRefining && busy === 0 && there < firstFrames && !hasLight) onFailed()
  }

  const count = (wanted: FrameState) => states.filter((state) => state === wanted).length

  return {
    /** Of each frame, whether it can be shown. */
    states: (): readonly FrameState[] => (lightFrames.length > 0 ? states.map(() => 'there') : states),
    hasLight: () => lightFrames.length > 0,
    isComplete: () => nextToLoad(states, current) === undefined && busy === 0,
    /** The frames near this one come first from now on. */
    setCurrent: (frame: number) => {
      current = frame
    },
    /** Starts loading, or goes on after a sleep. */
    wake() {
      if (!isAsleep) return
      isAsleep = false
      const hasFiles = files.filter(Boolean).length === frameCount
      if (readLight && !hasFiles) void loadLight(readLight)
      else proceed()
    },
    /** Loads all frames in their own size, from now on. */
    refine() {
      if (isRefining) return
      isRefining = true
      proceed()
    },
    /** Loads one frame in its own size. */
    refineOne,
    /** Whether a frame is there in its own size. */
    isSharp: (frame: number) => pictures[frame] !== undefined,
    /** Frees all decoded pictures. */
    sleep() {
      isAsleep = true
      closeAll(pictures)
      pictures.length = 0
      dropLight()
      sharp.drop()
      states.forEach((state, frame) => {
        if (state === 'there') states[frame] = 'missing'
      })
    },
    /** The best loaded picture for a frame, which may be a neighbor's, and the frame that it shows. */
    best(frame: number): { picture: ImageBitmap; frame: number } | undefined {
      const own = sharp.at(frame) ?? pictures[frame] ?? lightFrames[frame]
      if (own) return { picture: own, frame }
      const near = fallback((candidate) => pictures[candidate] !== undefined, frame)
      const picture = near === undefined ? undefined : pictures[near]
      return near === undefined || !picture ? undefined : { picture, frame: near }
    },
    /** Loads the sharp picture of a frame. @returns whether there is a new one to draw */
    sharpen: async (frame: number) => !isAsleep && sharp.load(frame),
  }
}

export type FrameCache = ReturnType<typeof createFrameCache>
