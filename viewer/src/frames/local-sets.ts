import { postEvent } from '../events'
import { Failure } from '../failure'
import { onPageMessage } from '../page-messages'
import { readManifest } from './manifest'
import type { SpinSet } from './spin-set'

/**
 * Creates a set from files in memory. `files` maps each frame name in the manifest to a file.
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

/** Accepts sets only from an embedding page with the viewer's own origin. */
export function onSetFromPage(show: (open: () => SpinSet) => void) {
  onPageMessage(({ type, manifest, files }) => {
    if (type === 'show') show(() => setOfFiles(manifest, files as Record<string, Blob>))
  })
  postEvent({ type: 'waiting' })
}

/** Returns a function that opens the set of a single-file viewer, or undefined if this page isn't one. */
export function embeddedSet(): (() => SpinSet) | undefined {
  const json = document.getElementById('spin')?.textContent
  if (!json) return undefined
  return () => {
    const { manifest, files } = JSON.parse(json) as { manifest: unknown; files: Record<string, string> }
    const blobs = Object.entries(files).map(([name, text]) => [name, blobOf(text)])
    return setOfFiles(manifest, Object.fromEntries(blobs))
  }
}

function blobOf(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))])
}
