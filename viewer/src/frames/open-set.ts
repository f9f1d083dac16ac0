import { Failure } from '../failure'
import { fetchFile, NotServed } from './fetch-file'
import { readManifest, readSetName } from './manifest'
import type { SpinSet } from './spin-set'

/** In our sets, the empty space on each side of the car is a tenth of the car's width. */
const widthRatio = 1.2

/**
 * @param search the viewer's query string, such as '?set=dark'
 * @throws Failure 'bad-set'
 */
export function setNamed(search: string): string {
  const set = readSetName(new URLSearchParams(search).get('set') ?? '')
  if (set) return set
  throw new Failure('bad-set', 'The URL needs ?set= and the name of a set: letters, digits and hyphens.')
}

const framesFolder = (set: string) => `/spin/${set}/`

/** These files are next to the set's folder. Unlike frame files, they have no hash in their names. */
export const fileOf = (set: string, ending: 'json' | 'avif' | 'webp') => `/spin/${set}.${ending}`

/**
 * @param isFetched whether the embedding page has just fetched the manifest, so it's in the browser's cache
 * @throws Failure 'no-manifest' or 'bad-manifest'
 */
export async function openSet(name: string, isFetched = false): Promise<SpinSet> {
  const folder = framesFolder(name)
  const manifest = readManifest(await fetchManifest(name, isFetched))
  const { light } = manifest
  return {
    name,
    manifest,
    widthRatio,
    ...(light && { fetchLight: () => fetchFile(folder + light.file) }),
    // Use the manifest's last format, because it works in the most browsers.
    closeUpAt: ({ file, width }) => `${folder}${file}-${width}.${manifest.formats.at(-1)}`,
    // The poster is a copy of the first frame and is already in the browser's cache.
    fetchFrame: (frame, size, format) =>
      frame === 0 && size === 'small' && isPosterFormat(format)
        ? fetchFile(fileOf(name, format))
        : fetchFile(`${folder}${manifest.frames[frame]}-${manifest.widths[size]}.${format}`),
  }
}

async function fetchManifest(name: string, isFetched: boolean): Promise<unknown> {
  const missing = () =>
    new Failure('no-manifest', `There is no set “${name}”: ${fileOf(name, 'json')} isn’t a manifest.`)
  const file = await fetchFile(fileOf(name, 'json'), isFetched ? 'force-cache' : 'default').catch((cause) => {
    if (cause instanceof NotServed && cause.status < 500) throw missing()
    throw new Failure('no-manifest', `The manifest of the set “${name}” couldn’t be loaded.`, true)
  })
  return file
    .text()
    .then(JSON.parse)
    .catch(() => {
      // Some hosts serve an HTML page instead of a 404.
      throw missing()
    })
}

const isPosterFormat = (format: string) => format === 'avif' || format === 'webp'
