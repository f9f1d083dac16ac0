import { Problem } from './problem'

export type Size = { width: number; height: number }

export type Drawing = { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D }

/** @throws Problem 'out-of-memory' where the browser has no room for it */
export function createDrawing({ width, height }: Size, options?: CanvasRenderingContext2DSettings): Drawing {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', options)
  if (!context) throw new Problem('out-of-memory')
  return { canvas, context }
}

/** Gives its memory back at once; some browsers wait for long to do so themselves. */
export function release({ canvas }: Pick<Drawing, 'canvas'>) {
  canvas.width = 0
  canvas.height = 0
}

/** @throws Problem 'out-of-memory' where the browser has no room for the file */
export async function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  if (!file) throw new Problem('out-of-memory')
  return file
}

/** The size that fits into a square of so many pixels, in the same proportions. */
export function fitWithin({ width, height }: Size, pixels: number): Size {
  const scale = Math.min(1, pixels / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Draws an image so that it fills a size, its overhang cut off on both sides alike. */
export function drawToFill(
  context: CanvasRenderingContext2D,
  image: CanvasImageSource & Size,
  { width, height }: Size,
) {
  const scale = Math.max(width / image.width, height / image.height)
  const drawn = { width: image.width * scale, height: image.height * scale }
  context.drawImage(image, (width - drawn.width) / 2, (height - drawn.height) / 2, drawn.width, drawn.height)
}
