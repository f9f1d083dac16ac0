import { spreadOver } from './angle-order'
import { readCaptureTime } from './capture-time'
import { createDrawing, drawToFill, fitWithin, release, type Size } from './drawing'
import { createReader } from './frame-looks'
import type { Job } from './job'
import { inOrderOfCapture } from './photo-order'
import { Problem } from './problem'
import { createRawCanvas, encodeRaw, type RawFrame, type RawSpin } from './raw-spin'
import { limits } from './spin-limits'

export type Photo = {
  id: number
  name: string
  lastModified: number
  captureTime?: string
  frame: RawFrame
  thumbnail: HTMLCanvasElement
}

/** `leftOut` names the files that this browser can't open. */
export type PhotoSet = { size: Size; photos: Photo[]; leftOut: string[] }

const thumbnailPixels = 240

/** One by one, so that only one full photo is in memory. */
export async function readPhotos(files: readonly File[], { signal, onProgress }: Job): Promise<PhotoSet> {
  if (files.length < limits.fewestPhotos) throw new Problem('too-few-photos')
  if (files.length > limits.mostPhotos) throw new Problem('too-many-photos')
  const photos: Photo[] = []
  const leftOut: string[] = []
  let read: ReturnType<typeof createPhotoReader> | undefined
  try {
    for (const [index, file] of files.entries()) {
      signal.throwIfAborted()
      const image = await decode(file)
      if (image) {
        // All get the size of the first, because a spin has one size.
        read ??= createPhotoReader(fitWithin(image, limits.framePixels))
        photos.push({ id: index, ...(await read.photo(image)), ...(await describe(file)) })
        image.close()
      } else leftOut.push(file.name)
      onProgress((index + 1) / files.length)
    }
  } finally {
    read?.release()
  }
  if (!read || photos.length === 0) throw new Problem('no-photos')
  if (photos.length < limits.fewestPhotos) throw new Problem('too-few-photos')
  return { size: read.size, photos: inOrderOfCapture(photos), leftOut }
}

export function spinOfPhotos({ size, photos }: PhotoSet): RawSpin {
  return { size, frames: photos.map(({ frame }) => frame), order: spreadOver(photos.length) }
}

function createPhotoReader(size: Size) {
  const drawing = createRawCanvas(size)
  const look = createReader(size)
  return {
    size,
    release: () => release(drawing),
    async photo(image: ImageBitmap): Promise<Pick<Photo, 'frame' | 'thumbnail'>> {
      drawToFill(drawing.context, image, size)
      const thumbnail = createDrawing(fitWithin(size, thumbnailPixels))
      drawToFill(thumbnail.context, drawing.canvas, thumbnail.canvas)
      const frame = { file: await encodeRaw(drawing.canvas), brightness: look(drawing.canvas).brightness }
      return { frame, thumbnail: thumbnail.canvas }
    },
  }
}

async function describe(file: File) {
  return { name: file.name, lastModified: file.lastModified, captureTime: await readCaptureTime(file) }
}

/** Upright, by its EXIF data; undefined if this browser can't open it. */
async function decode(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (error) {
    if (error instanceof RangeError) throw new Problem('out-of-memory', { cause: error })
    return undefined
  }
}
