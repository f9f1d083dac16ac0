import { reversed } from './angle-order'
import { createDrawing, release, type Size } from './drawing'
import { bestImageType, createEncoder } from './encode-within'
import { applyGain, gainsFor } from './exposure'
import type { Job } from './job'
import type { RawSpin } from './raw-spin'
import { limits } from './spin-limits'
import { cropOf, drawCrop, type Steadying } from './steady-crop'

/** `order` has the frame shown at each of the 36 angles. */
export type Spin = { size: Size; type: string; frames: Blob[]; order: number[] }

/** Decodes one frame at a time. */
export async function steadyFrames(
  { size: frame, frames, order }: RawSpin,
  steadying: Steadying,
  { signal, onProgress }: Job,
): Promise<Spin> {
  const used = [...new Set(order)]
  const crop = cropOf(frame, steadying)
  const size = { width: Math.round(crop.width), height: Math.round(crop.height) }
  const drawing = createDrawing(size, { alpha: false })
  const type = await bestImageType()
  const encode = createEncoder(type, limits.spinBytes / used.length)
  const gains = gainsFor(used.map((index) => frames[index]?.brightness ?? 0))
  const steady: Blob[] = []
  try {
    for (const [place, index] of used.entries()) {
      signal.throwIfAborted()
      const raw = frames[index]
      if (!raw) continue
      const image = await createImageBitmap(raw.file)
      drawCrop(drawing.context, image, { crop, frame })
      image.close()
      if (steadying.isExposureMatched) applyGain(drawing.context, gains[place] ?? 1)
      steady.push(await encode(drawing.canvas))
      onProgress(steady.length / used.length)
    }
  } finally {
    release(drawing)
  }
  const places = order.map((index) => used.indexOf(index))
  return { size, type, frames: steady, order: steadying.isReversed ? reversed(places) : places }
}
