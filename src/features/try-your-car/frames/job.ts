import type { Size } from './drawing'

export type Job = {
  signal: AbortSignal
  /** @param share the fraction done, from 0 to 1 */
  onProgress: (share: number) => void
}

/** The file stays encoded to save memory. `brightness` ranges from 0 to 255. */
export type RawFrame = { file: Blob; size: Size; brightness: number }

/** The quality is high, because each frame is encoded again after it's cropped. */
export const rawEncoding = ['image/jpeg', 0.92] as const

export const limits = {
  videoBytes: 500 * 1024 * 1024,
  maxVideoSeconds: 180,
  minVideoSeconds: 3,
  minPhotos: 12,
  maxPhotos: 72,
  framePixels: 1600,
  /** The total size of all frames. Base64 adds a third, and the HTML file must be at most 6 MB. */
  spinBytes: 4.3 * 1000 * 1000,
}
