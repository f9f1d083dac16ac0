import { spreadOver } from './angle-order'
import { createDrawing, drawToFill, release, type Size } from './drawing'
import { bestImageType, createEncoder } from './encode-within'
import { applyGain, gainsFor } from './exposure'
import { commonSize, cropOf } from './frame-size'
import { type Job, limits, type RawFrame } from './job'

/** `order` contains the index of the frame shown at each of the 36 angles. */
export type Spin = { size: Size; type: string; frames: Blob[]; order: number[] }

/** Crops all frames to the same size and evens out their brightness. It decodes one frame at a time to save memory. */
export async function makeSpin(raw: readonly RawFrame[], { signal, onProgress }: Job): Promise<Spin> {
  const shown = spreadOver(raw.length)
  const used = raw.filter((_, index) => shown.includes(index))
  const size = cropOf(commonSize(used.map((frame) => frame.size)))
  const drawing = createDrawing(size, { alpha: false })
  const type = bestImageType()
  const encode = createEncoder(type, limits.spinBytes / used.length)
  const gains = gainsFor(used.map(({ brightness }) => brightness))
  const frames: Blob[] = []
  try {
    for (const [index, { file }] of used.entries()) {
      signal.throwIfAborted()
      const image = await createImageBitmap(file)
      drawToFill(drawing, image, image)
      image.close()
      applyGain(drawing.context, gains[index] ?? 1)
      frames.push(await encode(drawing.canvas))
      onProgress(frames.length / used.length)
    }
  } finally {
    release(drawing)
  }
  return { size, type, frames, order: spreadOver(frames.length) }
}
