import type { Size } from './drawing'

/** The file stays encoded to save memory. `brightness` is 0 to 255. */
export type RawFrame = { file: Blob; size: Size; brightness: number }

/** JPEG at high quality, because cropping re-encodes each frame. */
export const rawEncoding = ['image/jpeg', 0.92] as const
