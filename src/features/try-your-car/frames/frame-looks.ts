import { createDrawing, drawToFill, type Size } from './drawing'

/**
 * This size is large enough to tell sharp frames from blurred ones, and small enough to analyze in a few milliseconds.
 */
const size = { width: 320, height: 240 }

export type Looks = { sharpness: number; brightness: number }

export function createReader() {
  const drawing = createDrawing(size, { willReadFrequently: true })
  return (image: CanvasImageSource, imageSize: Size): Looks => {
    drawToFill(drawing, image, imageSize)
    const gray = grayOf(drawing.context.getImageData(0, 0, size.width, size.height).data)
    return {
      sharpness: sharpnessOf(gray, size),
      brightness: gray.reduce((sum, value) => sum + value) / gray.length,
    }
  }
}

/**
 * Returns the luma of each pixel, from 0 to 255.
 * @param pixels in RGBA order
 */
function grayOf(pixels: Uint8ClampedArray): Float32Array {
  return Float32Array.from({ length: pixels.length / 4 }, (_, index) => {
    const at = index * 4
    return 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)
  })
}

/** Returns the variance of the Laplacian, which is low in blurred frames, because they have few edges. */
export function sharpnessOf(gray: Float32Array, { width, height }: Size): number {
  let sum = 0
  let squares = 0
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const around =
        (gray[at - 1] ?? 0) + (gray[at + 1] ?? 0) + (gray[at - width] ?? 0) + (gray[at + width] ?? 0)
      const edge = around - 4 * (gray[at] ?? 0)
      sum += edge
      squares += edge * edge
    }
  }
  const count = (width - 2) * (height - 2)
  return squares / count - (sum / count) ** 2
}
