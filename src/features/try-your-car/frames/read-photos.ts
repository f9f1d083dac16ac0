import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'
import { createDrawing, drawToFill, encode, fitWithin, release } from './drawing'
import { createReader } from './frame-looks'
import { commonSize, shapeOf } from './frame-size'
import { type Job, limits, type RawFrame, rawEncoding } from './job'
import { inOrderOfName } from './photo-order'
import { Problem } from './problem'

/** `thumbnail` is a data URL. */
export type Photo = { id: number; name: string; frame: RawFrame; thumbnail: string }

/**
 * `leftOut` lists the names of files that this browser can't open. `odd` lists the names of photos that don't have the
 * most common shape.
 */
export type PhotoSet = { photos: Photo[]; leftOut: string[]; odd: string[] }

const thumbnailPixels = 240

/** Reads the photos one by one, so only one full-size photo is in memory at a time. */
export async function readPhotos(files: readonly File[], { signal, onProgress }: Job): Promise<PhotoSet> {
  if (files.length > limits.maxPhotos) throw new Problem('too-many-photos')
  const look = createReader()
  const photos: Photo[] = []
  const leftOut: string[] = []
  for (const [id, file] of inOrderOfName(files).entries()) {
    signal.throwIfAborted()
    const image = await decode(file)
    if (image) photos.push({ id, name: file.name, ...(await readPhoto(image, look)) })
    else leftOut.push(file.name)
    onProgress((id + 1) / files.length)
  }
  if (photos.length === 0) throw new Problem('no-photos')
  if (photos.length < limits.minPhotos) {
    throw new Problem('too-few-photos', leftOut.length > 0 ? tryYourCarCopy.arrange.leftOut(leftOut) : '')
  }
  const shape = shapeOf(commonSize(photos.map(({ frame }) => frame.size)))
  const odd = photos.filter(({ frame }) => shapeOf(frame.size) !== shape).map(({ name }) => name)
  return { photos, leftOut, odd }
}

async function readPhoto(image: ImageBitmap, look: ReturnType<typeof createReader>) {
  const size = fitWithin(image, limits.framePixels)
  const full = createDrawing(size, { alpha: false })
  drawToFill(full, image, image)
  image.close()
  const small = createDrawing(fitWithin(size, thumbnailPixels), { alpha: false })
  drawToFill(small, full.canvas, size)
  const { brightness } = look(full.canvas, size)
  const frame = { file: await encode(full.canvas, ...rawEncoding), size, brightness }
  const thumbnail = small.canvas.toDataURL('image/jpeg')
  release(full)
  release(small)
  return { frame, thumbnail }
}

/** Returns undefined if this browser can't open the file. */
async function decode(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (error) {
    if (error instanceof RangeError) throw new Problem('out-of-memory')
    return undefined
  }
}
