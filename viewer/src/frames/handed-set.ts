import { tell } from '../events'
import { type SpinSet, setOfFiles } from './spin-set'

/** `/viewer/?source=page`: the embedding page provides the frames. */
export function isHandedSet(search: string): boolean {
  return new URLSearchParams(search).get('source') === 'page'
}

/** Accepts sets only from a page of the same site. */
export function onHandedSet(show: (open: () => SpinSet) => void) {
  window.addEventListener('message', ({ source, origin, data }) => {
    const isOurs = source === window.parent && origin === window.location.origin
    if (isOurs && data?.target === 'lotspin-viewer' && data.type === 'show') {
      show(() => setOfFiles(data.manifest, data.files))
    }
  })
  tell({ type: 'waiting' })
}
