import { type SpinSet, setOfFiles } from './spin-set'

/** The set inside a single-file viewer, with frames in Base64. */
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
