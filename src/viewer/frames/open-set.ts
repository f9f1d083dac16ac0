import { failures } from '../copy'
import { Failure } from '../failure'
import { type Manifest, readManifest } from './manifest'

/** @param search the viewer's query, e.g. '?set=dark' @throws Failure 'bad-set' */
export function setNamed(search: string): string {
  const set = new URLSearchParams(search).get('set') ?? ''
  if (!/^[a-z0-9-]+$/.test(set)) throw new Failure('bad-set', failures['bad-set'])
  return set
}

export const folderOf = (set: string) => `/spin/${set}/`

/** @throws Failure 'no-manifest' or 'bad-manifest' */
export async function openSet(set: string): Promise<Manifest> {
  return readManifest(
    await fetch(`${folderOf(set)}manifest.json`)
      .then((response) => response.json())
      .catch(() => {
        throw new Failure('no-manifest', failures['no-manifest'](set))
      }),
  )
}
