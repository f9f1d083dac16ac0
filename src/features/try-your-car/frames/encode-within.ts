import { createDrawing, encode, release } from './drawing'

/** From the best to what always fits: quality, and share of the width. */
const steps = [
  { quality: 0.86, scale: 1 },
  { quality: 0.76, scale: 1 },
  { quality: 0.64, scale: 1 },
  { quality: 0.5, scale: 1 },
  { quality: 0.56, scale: 0.7 },
  { quality: 0.44, scale: 0.5 },
] as const

/** Keeps frames within `mostBytes`; once a frame needs less quality, the rest get the same. */
export function createEncoder(type: string, mostBytes: number) {
  let current = 0

  return async (canvas: HTMLCanvasElement): Promise<Blob> => {
    for (;;) {
      const { quality, scale } = steps[current] ?? steps[0]
      const file = await encodeScaled(canvas, type, quality, scale)
      if (file.size <= mostBytes || current === steps.length - 1) return file
      current += 1
    }
  }
}

async function encodeScaled(canvas: HTMLCanvasElement, type: string, quality: number, scale: number) {
  if (scale === 1) return encode(canvas, type, quality)
  const smaller = createDrawing({
    width: Math.round(canvas.width * scale),
    height: Math.round(canvas.height * scale),
  })
  smaller.context.drawImage(canvas, 0, 0, smaller.canvas.width, smaller.canvas.height)
  const file = await encode(smaller.canvas, type, quality)
  release(smaller)
  return file
}

let bestType: Promise<string> | undefined

/** WebP if the browser can encode it, else JPEG. */
export function bestImageType(): Promise<string> {
  bestType ??= encode(createDrawing({ width: 1, height: 1 }).canvas, 'image/webp', 0.8).then(({ type }) =>
    type === 'image/webp' ? type : 'image/jpeg',
  )
  return bestType
}
