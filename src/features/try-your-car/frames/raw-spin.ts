import { createDrawing, encode, type Size } from './drawing'

/** A frame as it was shot, encoded, so that 36 of them need little memory. */
export type RawFrame = { file: Blob; brightness: number }

/** What a spin is made of: frames of one size, and which of them is shown at each of the 36 angles. */
export type RawSpin = { size: Size; frames: RawFrame[]; order: number[] }

/** High, since each is encoded once more when it is cropped. */
const quality = 0.92

export function encodeRaw(canvas: HTMLCanvasElement): Promise<Blob> {
  return encode(canvas, 'image/jpeg', quality)
}

export function createRawCanvas(size: Size) {
  return createDrawing(size, { alpha: false })
}
