import type { CloseUp, Manifest } from './manifest'

type FetchFrame = (frame: number, size: 'small' | 'zoom', format: string) => Promise<Blob>

/** A car's frames, loaded from the network, the embedding page or a file. */
export type SpinSet = {
  name: string
  manifest: Manifest
  fetchFrame: FetchFrame
  /** All frames in one small file. */
  fetchLight?: () => Promise<Blob>
  /** URL of a hot spot's close-up; local sets have none. */
  closeUpAt?: (picture: CloseUp) => string
  /** The picture's width divided by the car's. Local files may have no space beside the car. */
  widthRatio?: number
  /** Whether the files are in memory: one per frame, at the larger width. */
  isLocal?: boolean
}
