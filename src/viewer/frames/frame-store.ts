import { frameCount } from './angle'
import { type FrameState, firstFrames, nextToLoad, standIn } from './load-order'
import type { FetchFrame } from './spin-set'

const atOnce = 6
/** Sharp frames kept, 6 MB of memory each. */
const sharpKept = 1

type Options = {
  formats: readonly string[]
  fetchFrame: FetchFrame
  /** Pixels across of the frames for turning, where the files are larger. */
  smallWidth: number | undefined
  /** A frame came or was given up. */
  onProgress: () => void
  onUsable: () => void
  onFailed: () => void
}

/** Loads frames, keeps them decoded, and lets go of them when told to. */
export function createFrameStore({
  formats,
  fetchFrame,
  smallWidth,
  onProgress,
  onUsable,
  onFailed,
}: Options) {
  const states: FrameState[] = Array.from({ length: frameCount }, () => 'missing')
  const pictures: (ImageBitmap | undefined)[] = []
  // Encoded, ten kilobytes each: decoding again needs no network.
  const files: (Blob | undefined)[] = []
  const sharp = new Map<number, ImageBitmap | undefined>()
  let format = 0
  let current = 0
  let busy = 0
  let isAsleep = true
  let isUsable = false

  async function load(frame: number) {
    const tried = format
    const isLastTry = states[frame] === 'late'
    states[frame] = 'loading'
    busy += 1
    try {
      files[frame] ??= await fetchFrame(frame, 'small', formats[tried] ?? '')
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

  function proceed() {
    if (isAsleep) return
    const there = count('there')
    if (!isUsable && there >= firstFrames) {
      isUsable = true
      onUsable()
    }
    onProgress()
    while (busy < atOnce) {
      const frame = nextToLoad(states, current)
      if (frame === undefined) break
      void load(frame)
    }
    if (busy === 0 && there < firstFrames) onFailed()
  }

  const count = (wanted: FrameState) => states.filter((state) => state === wanted).length

  return {
    states: (): readonly FrameState[] => states,
    isComplete: () => nextToLoad(states, current) === undefined && busy === 0,
    /** The frames near this one come first from now on. */
    setCurrent: (frame: number) => {
      current = frame
    },
    /** Starts loading, or goes on after a sleep. */
    wake() {
      if (!isAsleep) return
      isAsleep = false
      proceed()
    },
    /** Frees all decoded pictures. */
    sleep() {
      isAsleep = true
      for (const picture of [...pictures, ...sharp.values()]) picture?.close()
      pictures.length = 0
      sharp.clear()
      states.forEach((state, frame) => {
        if (state === 'there') states[frame] = 'missing'
      })
    },
    /** The best picture at hand for a frame, which may be a neighbor's, and the frame that it shows. */
    best(frame: number): { picture: ImageBitmap; frame: number } | undefined {
      const sharpest = sharp.get(frame)
      if (sharpest) return { picture: sharpest, frame }
      const near = standIn((candidate) => pictures[candidate] !== undefined, frame)
      const picture = near === undefined ? undefined : pictures[near]
      return near === undefined || !picture ? undefined : { picture, frame: near }
    },
    /** Loads the sharp picture of a frame. @returns whether there is a new one to draw */
    async sharpen(frame: number): Promise<boolean> {
      if (isAsleep || sharp.has(frame)) return false
      sharp.set(frame, undefined)
      try {
        const picture = await decode(await fetchFrame(frame, 'zoom', formats[format] ?? ''))
        if (isAsleep) {
          picture.close()
          return false
        }
        sharp.set(frame, picture)
        for (const old of [...sharp.keys()].slice(0, -sharpKept)) {
          sharp.get(old)?.close()
          sharp.delete(old)
        }
        return true
      } catch {
        // The small frame stays; the next look at it may fetch the sharp one.
        sharp.delete(frame)
        return false
      }
    },
  }
}

export type FrameStore = ReturnType<typeof createFrameStore>

class Undecodable extends Error {}

async function decode(file: Blob, width?: number): Promise<ImageBitmap> {
  try {
    return await (width
      ? createImageBitmap(file, { resizeWidth: width, resizeQuality: 'medium' })
      : createImageBitmap(file))
  } catch (cause) {
    throw new Undecodable('no picture', { cause })
  }
}
