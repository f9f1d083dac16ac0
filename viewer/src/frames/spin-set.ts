import { Failure } from '../failure'
import { type CloseUp, type Manifest, readManifest } from './manifest'

type FetchFrame = (frame: number, size: 'small' | 'zoom', format: string) => Promise<Blob>

/** A car's frames, wherever they come from. */
export type SpinSet = {
  name: string
  manifest: Manifest
  fetchFrame: FetchFrame
  /** All frames in one small file. */
  fetchLight?: () => Promise<Blob>
  /** Where a hot spot's close-up is; files that were handed over have none. */
  closeUpAt?: (picture: CloseUp) => string
  /** Its pictures are wider than the car at its widest by this factor; local files may have no such space. */
  air?: number
  /** Its files are in memory, one for both widths and as wide as the larger one. */
  isLocal?: boolean
}

/**
 * A set that needs no network: each frame one file, by its name in the manifest.
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
