import { encode } from './drawing'

const qualities = [0.86, 0.76, 0.64, 0.5, 0.35, 0.2]

/** Keeps the frames within `mostBytes` in total. Once a frame needs a lower quality, all later frames use it too. */
export function createEncoder(type: string, mostBytes: number) {
  let step = 0
  return async (canvas: HTMLCanvasElement): Promise<Blob> => {
    for (;;) {
      const file = await encode(canvas, type, qualities[step] ?? 0)
      if (file.size <= mostBytes || step === qualities.length - 1) return file
      step += 1
    }
  }
}

/** WebP if the browser can encode it, else JPEG. */
export function bestImageType(): string {
  const tried = document.createElement('canvas').toDataURL('image/webp')
  return tried.startsWith('data:image/webp') ? 'image/webp' : 'image/jpeg'
}
