import { frameCount } from '@/lib/turn'
import { spreadOver } from '../frames/angle-order'
import { drawToFill, fitWithin, release } from '../frames/drawing'
import { createReader } from '../frames/frame-looks'
import type { Job } from '../frames/job'
import { Problem } from '../frames/problem'
import { createRawCanvas, encodeRaw, type RawFrame, type RawSpin } from '../frames/raw-spin'
import { limits } from '../frames/spin-limits'
import { frameTimes, type Range } from './frame-times'
import type { Video } from './walk-video'

/** 36 frames, evenly in time, each the sharpest among its neighbors. */
export async function pickFrames(video: Video, range: Range, { signal, onProgress }: Job): Promise<RawSpin> {
  const size = fitWithin(video.size, limits.framePixels)
  const read = createReader(size)
  const best = createRawCanvas(size)
  const frames: RawFrame[] = []
  let sharpest: { sharpness: number; brightness: number } | undefined
  let looked = 0

  async function keep() {
    if (!sharpest) return
    frames.push({ file: await encodeRaw(best.canvas), brightness: sharpest.brightness })
    sharpest = undefined
    onProgress(frames.length / frameCount)
  }

  try {
    for await (const image of video.imagesAt(frameTimes(range, video.neighbors).flat(), size)) {
      signal.throwIfAborted()
      const looks = read(image)
      if (!sharpest || looks.sharpness > sharpest.sharpness) {
        sharpest = looks
        drawToFill(best.context, image, size)
      }
      looked += 1
      if (looked % video.neighbors === 0) await keep()
    }
    await keep()
  } finally {
    release(best)
  }
  if (frames.length < limits.fewestPhotos) throw new Problem('not-decoded')
  return { size, frames, order: spreadOver(frames.length) }
}
