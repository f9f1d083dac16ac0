import { failures } from '../copy'
import { Failure } from '../failure'
import { type Manifest, readManifest } from './manifest'

/** @param search the viewer's query, e.g. '?set=dark' @throws Failure 'bad-set' */
export function setNamed(search: string): string {
  const set = new URLSearchParams(search).get('set') ?? ''
  if (!/^[a-z0-9-]+$/.test(set)) throw new Failure('bad-set', failures['bad-set'])
  return set
}

export const framesFolder = (set: string) => `/spin/${set}/`

/** What is kept beside the folder because its name, unlike a frame's, has no hash. */
export const fileOf = (set: string, ending: 'json' | 'avif' | 'webp') => `/spin/${set}.${ending}`

/** @throws Failure 'no-manifest' or 'bad-manifest' */
export async function openSet(set: string): Promise<Manifest> {
  return readManifest(
    await fetch(fileOf(set, 'json'))
      .then((response) => response.json())
      .catch(() => {
        throw new Failure('no-manifest', failures['no-manifest'](set))
      }),
  )
}
