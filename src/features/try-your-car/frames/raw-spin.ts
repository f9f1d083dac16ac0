import { createDrawing, encode, type Size } from './drawing'

/** Encoded, so that 36 of them need little memory. */
export type RawFrame = { file: Blob; brightness: number }

/** `order` has the frame shown at each of the 36 angles. */
export type RawSpin = { size: Size; frames: RawFrame[]; order: number[] }

/** High, because cropping encodes each frame again. */
const quality = 0.92

export function encodeRaw(canvas: HTMLCanvasElement): Promise<Blob> {
  return encode(canvas, 'image/jpeg', quality)
}

export function createRawCanvas(size: Size) {
  return createDrawing(size, { alpha: false })
}
