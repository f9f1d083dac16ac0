import type { Size } from '@/features/try-your-car/frames/drawing'

/** A video that this browser decodes. */
export type Video = {
  seconds: number
  /** As it is shown: rotated as its file says. */
  size: Size
  /** Moments to look at for each frame: as many as can be had without a long wait. */
  neighbors: number
  /**
   * Its images at these moments, which ascend; each is good until the next one is asked for.
   * @param size pixels at which they are wanted
   */
  imagesAt: (seconds: readonly number[], size: Size) => AsyncGenerator<CanvasImageSource & Size>
  close: () => void
}
