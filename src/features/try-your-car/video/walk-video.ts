import type { Size } from '../frames/drawing'

export type Video = {
  seconds: number
  /** As displayed, with the file's rotation applied. */
  size: Size
  /** Moments to look at for each frame, as many as can be read quickly. */
  neighbors: number
  /** Moments must ascend; each image is valid until the next one is requested. @param size requested, in px */
  imagesAt: (seconds: readonly number[], size: Size) => AsyncGenerator<CanvasImageSource & Size>
  close: () => void
}
