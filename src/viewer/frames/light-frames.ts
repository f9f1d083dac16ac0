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
    const frames: ImageBitmap[] = []
    for (let frame = 0; frame < frameCount; frame += 1) {
      const column = frame % columns
      const row = Math.floor(frame / columns)
      // Copied on the main thread: all at once would stop a drag.
      if (column === 0) await new Promise((resolve) => setTimeout(resolve))
      frames.push(await createImageBitmap(sheet, column * width, row * height, width, height))
    }
    sheet.close()
    return frames
  } catch {
    return []
  }
}
