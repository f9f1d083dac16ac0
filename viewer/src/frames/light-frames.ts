import { frameCount } from './angle'
import type { SpinSet } from './spin-set'

/**
 * @returns a function that fetches the light frames once and decodes them on each call, or undefined if the set has
 * none
 */
export function lightFramesOf({ manifest, fetchLight }: SpinSet) {
  const { light } = manifest
  if (!light || !fetchLight) return undefined
  let file: Blob | undefined

  return async (): Promise<ImageBitmap[]> => {
    file ??= await fetchLight()
      .catch(fetchLight)
      .catch(() => undefined)
    return file ? cut(file, light.columns) : []
  }
}

/** @returns an empty list if the browser can't decode the file, for example because it doesn't support AVIF */
async function cut(file: Blob, columns: number): Promise<ImageBitmap[]> {
  const frames: ImageBitmap[] = []
  try {
    const sheet = await createImageBitmap(file)
    const width = sheet.width / columns
    const height = sheet.height / Math.ceil(frameCount / columns)
    for (let frame = 0; frame < frameCount; frame += 1) {
      const column = frame % columns
      const row = Math.floor(frame / columns)
      // Yield before each row, because copying blocks the main thread, and copying all rows at once would stall a drag.
      if (column === 0) await new Promise((resolve) => setTimeout(resolve))
      frames.push(await createImageBitmap(sheet, column * width, row * height, width, height))
    }
    sheet.close()
    return frames
  } catch {
    for (const frame of frames) frame.close()
    return []
  }
}
