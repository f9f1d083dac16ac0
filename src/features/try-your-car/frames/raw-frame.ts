import type { Size } from './drawing'

/** Kept encoded to save memory. `brightness` is 0 to 255. */
export type RawFrame = { file: Blob; size: Size; brightness: number }

/** JPEG at high quality, because cropping encodes each frame again. */
export const rawEncoding = ['image/jpeg', 0.92] as const
