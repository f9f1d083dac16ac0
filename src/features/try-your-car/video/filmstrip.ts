import { createDrawing, fitWithin } from '../frames/drawing'
import type { Job } from '../frames/job'
import type { Video } from './walk-video'

const images = 12
const pixels = 240

export async function readFilmstrip(video: Video, { signal, onProgress }: Job): Promise<HTMLCanvasElement[]> {
  const size = fitWithin(video.size, pixels)
  const seconds = Array.from({ length: images }, (_, index) => ((index + 0.5) * video.seconds) / images)
  const strip: HTMLCanvasElement[] = []
  for await (const image of video.imagesAt(seconds, size)) {
    signal.throwIfAborted()
    const { canvas, context } = createDrawing(size)
    context.drawImage(image, 0, 0, size.width, size.height)
    strip.push(canvas)
    onProgress(strip.length / images)
  }
  return strip
}
