import { failures } from '../copy'
import { Failure } from '../failure'
import { readManifest } from './manifest'
import type { SpinSet } from './spin-set'

const timeoutMs = 20_000
/** Our sets leave a tenth of the width on either side of the car. */
const air = 1.2

/** @param search the viewer's query, e.g. '?set=dark' @throws Failure 'bad-set' */
export function setNamed(search: string): string {
  const set = new URLSearchParams(search).get('set') ?? ''
  if (!/^[a-z0-9-]+$/.test(set)) throw new Failure('bad-set', failures['bad-set'])
  return set
}

export const framesFolder = (set: string) => `/spin/${set}/`

/** What is kept beside the folder because its name, unlike a frame's, has no hash. */
export const fileOf = (set: string, ending: 'json' | 'avif' | 'webp') => `/spin/${set}.${ending}`

/**
 * @param isFetched whether the page around the viewer has just fetched the manifest, so that the cache has it
 * @throws Failure 'no-manifest' or 'bad-manifest'
 */
export async function openSet(name: string, isFetched = false): Promise<SpinSet> {
  const folder = framesFolder(name)
  const manifest = readManifest(
    await fetch(fileOf(name, 'json'), { cache: isFetched ? 'force-cache' : 'default' })
      .then((response) => response.json())
      .catch(() => {
        throw new Failure('no-manifest', failures['no-manifest'](name))
      }),
  )
  const { light } = manifest
  return {
    name,
    manifest,
    air,
    ...(light && { fetchLight: () => fetchFile(folder + light.file) }),
    // In the last format, which every browser shows.
    closeUpAt: ({ file, width }) => `${folder}${file}-${width}.${manifest.formats.at(-1)}`,
    fetchFrame: (frame, size, format) =>
      frame === 0 && size === 'small' && isPosterFormat(format)
        ? fetchFile(fileOf(name, format))
        : fetchFile(`${folder}${manifest.frames[frame]}-${manifest.widths[size]}.${format}`),
  }
}

/** The poster is the first frame, and the browser has it already. */
const isPosterFormat = (format: string) => format === 'avif' || format === 'webp'

async function fetchFile(address: string): Promise<Blob> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(address)
  return response.blob()
}
