import { encode } from './drawing'

const qualities = [0.86, 0.76, 0.64, 0.5, 0.35, 0.2]

/**
 * Lowers the quality until a frame has at most `maxBytes` or until the lowest quality is reached. All later frames
 * then use that quality too.
 */
export function createEncoder(type: string, maxBytes: number) {
  let step = 0
  return async (canvas: HTMLCanvasElement): Promise<Blob> => {
    for (;;) {
      const file = await encode(canvas, type, qualities[step] ?? 0)
      if (file.size <= maxBytes || step === qualities.length - 1) return file
      step += 1
    }
  }
}

export function bestImageType(): string {
  const tried = document.createElement('canvas').toDataURL('image/webp')
  return tried.startsWith('data:image/webp') ? 'image/webp' : 'image/jpeg'
}
