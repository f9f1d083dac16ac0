import { Problem } from './problem'

export type Size = { width: number; height: number }

type Drawing = { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D }

/** @throws Problem 'out-of-memory' */
export function createDrawing({ width, height }: Size, options?: CanvasRenderingContext2DSettings): Drawing {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', options)
  if (!context) throw new Problem('out-of-memory')
  return { canvas, context }
}

/** Frees the canvas's memory at once, because some browsers would keep it for a long time. */
export function release({ canvas }: Pick<Drawing, 'canvas'>) {
  canvas.width = 0
  canvas.height = 0
}

/** @throws Problem 'out-of-memory' */
export async function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  if (!file) throw new Problem('out-of-memory')
  return file
}

export function fitWithin({ width, height }: Size, pixels: number): Size {
  const scale = Math.min(1, pixels / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Scales and crops the image like `object-fit: cover` in CSS. */
export function drawToFill({ canvas, context }: Drawing, image: CanvasImageSource, size: Size) {
  const scale = Math.max(canvas.width / size.width, canvas.height / size.height)
  const [width, height] = [size.width * scale, size.height * scale]
  context.drawImage(image, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
}
