import { frameCount } from './angle'
import type { LightSheet } from './manifest'

/**
 * Cuts the sheet into its frames.
 * @returns none where it can't be decoded: an older browser doesn't know AVIF
 */
export async function readLightFrames(file: Blob, { columns }: LightSheet): Promise<ImageBitmap[]> {
  try {
    const sheet = await createImageBitmap(file)
    const width = sheet.width / columns
    const height = sheet.height / Math.ceil(frameCount / columns)
    const cuts = Array.from({ length: frameCount }, (_, frame) =>
      createImageBitmap(
        sheet,
        (frame % columns) * width,
        Math.floor(frame / columns) * height,
        width,
        height,
      ),
    )
    const frames = await Promise.all(cuts)
    sheet.close()
    return frames
  } catch {
    return []
  }
}
