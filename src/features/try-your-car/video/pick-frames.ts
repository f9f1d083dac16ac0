import { frameCount } from '@viewer/frames/angle'
import { createDrawing, drawToFill, encode, fitWithin, release } from '../frames/drawing'
import { createReader, type Looks } from '../frames/frame-looks'
import { type Job, limits, type RawFrame, rawEncoding } from '../frames/job'
import type { Video } from './open-video'

/** In seconds. */
export type Range = { start: number; end: number }

const neighbors = 3
/**
 * A candidate may be at most this far from the frame's time. The limit is low, because the blur of a handheld video
 * changes within one footstep.
 */
const farthestSeconds = 0.15

/** Returns the times of the candidates for each of the 36 frames: the frame's own time and times around it. */
export function frameTimes({ start, end }: Range): number[][] {
  const share = (end - start) / frameCount
  const reach = Math.min(share * 0.4, farthestSeconds)
  const step = (2 * reach) / (neighbors - 1)
  return Array.from({ length: frameCount }, (_, frame) => {
    const first = start + share * (frame + 0.5) - reach
    return Array.from({ length: neighbors }, (_, index) => first + index * step)
  })
}

export async function pickFrames(
  { element, size: videoSize, seek }: Video,
  range: Range,
  { signal, onProgress }: Job,
): Promise<RawFrame[]> {
  const size = fitWithin(videoSize, limits.framePixels)
  const look = createReader()
  const best = createDrawing(size, { alpha: false })
  const frames: RawFrame[] = []
  try {
    for (const moments of frameTimes(range)) {
      let sharpest: Looks = { sharpness: -1, brightness: 0 }
      for (const moment of moments) {
        await seek(moment, signal)
        const looks = look(element, videoSize)
        if (looks.sharpness <= sharpest.sharpness) continue
        sharpest = looks
        drawToFill(best, element, videoSize)
      }
      const file = await encode(best.canvas, ...rawEncoding)
      frames.push({ file, size, brightness: sharpest.brightness })
      onProgress(frames.length / frameCount)
    }
    return frames
  } finally {
    release(best)
  }
}
