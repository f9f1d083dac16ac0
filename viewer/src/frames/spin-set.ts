import { Failure } from '../failure'
import { type CloseUp, type Manifest, readManifest } from './manifest'

type FetchFrame = (frame: number, size: 'small' | 'zoom', format: string) => Promise<Blob>

/** A car's frames, from the network, the page or a file. */
export type SpinSet = {
  name: string
  manifest: Manifest
  fetchFrame: FetchFrame
  /** All frames in one small file. */
  fetchLight?: () => Promise<Blob>
  /** URL of a hot spot's close-up; local sets have none. */
  closeUpAt?: (picture: CloseUp) => string
  /** Ratio of the picture's width to the car's; local files may have no space beside the car. */
  widthRatio?: number
  /** Its files are in memory, one per frame, as wide as the larger width. */
  isLocal?: boolean
}

/**
 * A set in memory, with one file per frame, keyed by its name in the manifest.
 * @throws Failure 'bad-manifest'
 */
export function setOfFiles(json: unknown, files: Readonly<Record<string, Blob>>): SpinSet {
  const manifest = readManifest(json)
  return {
    name: 'files',
    manifest,
    isLocal: true,
    async fetchFrame(frame) {
      const file = files[manifest.frames[frame] ?? '']
      if (!file) throw new Failure('no-frames', `The file of frame ${frame} is missing.`)
      return file
    },
  }
}
