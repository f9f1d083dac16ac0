import { tell } from '../events'
import { type SpinSet, setOfFiles } from './spin-set'

/** `/viewer/?source=page`: the frames come from the page around the viewer. */
export function isHandedSet(search: string): boolean {
  return new URLSearchParams(search).get('source') === 'page'
}

/** Takes sets from the page around the viewer, and only from a page of the same site. */
export function onHandedSet(show: (open: () => SpinSet) => void) {
  window.addEventListener('message', ({ source, origin, data }) => {
    const isOurs = source === window.parent && origin === window.location.origin
    if (isOurs && data?.target === 'lotspin-viewer' && data.type === 'show') {
      show(() => setOfFiles(data.manifest, data.files))
    }
  })
  tell({ type: 'waiting' })
}
