import type { CloseUp, Manifest } from './manifest'

type FetchFrame = (frame: number, size: 'small' | 'zoom', format: string) => Promise<Blob>

export type SpinSet = {
  name: string
  manifest: Manifest
  fetchFrame: FetchFrame
  /** Fetches one small file with all frames. */
  fetchLight?: () => Promise<Blob>
  /** Returns the URL of a hot spot's close-up. Local sets have no close-ups. */
  closeUpAt?: (picture: CloseUp) => string
  /**
   * The picture's width divided by the car's. It's missing for local sets, whose pictures may have no empty space
   * beside the car.
   */
  widthRatio?: number
  /** Whether the files are in memory. If so, each frame has only one file, at the larger width. */
  isLocal?: boolean
}
