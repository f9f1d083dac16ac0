import { Failure } from '../failure'
import { type CloseUp, type Manifest, readManifest } from './manifest'

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

/**
 * Creates a set from files in memory: one per frame, keyed by its name in the manifest.
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
