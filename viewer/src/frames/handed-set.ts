import { postEvent } from '../events'
import { onPageMessage } from '../page-messages'
import { type SpinSet, setOfFiles } from './spin-set'

/** `/viewer/?source=page` means that the embedding page provides the frames. */
export function isHandedSet(search: string): boolean {
  return new URLSearchParams(search).get('source') === 'page'
}

/** Accepts sets only from a page of the same site. */
export function onHandedSet(show: (open: () => SpinSet) => void) {
  onPageMessage(({ type, manifest, files }) => {
    if (type === 'show') show(() => setOfFiles(manifest, files as Record<string, Blob>))
  })
  postEvent({ type: 'waiting' })
}
