import { onPageMessage } from '../page-messages'

/** Messages that only a page of the same site may send. viewer/README.md describes each. */
type Requests = {
  store: (store: unknown) => void
  plate: () => void
  picture: () => Promise<Blob | undefined>
}

export function listenToPage({ store, plate, picture }: Requests) {
  onPageMessage(async (message) => {
    if (message.type === 'store') store(message.store)
    if (message.type === 'plate') plate()
    if (message.type !== 'picture') return
    const answer = { source: 'lotspin-viewer', type: 'picture', picture: await picture() }
    window.parent.postMessage(answer, window.location.origin)
  })
}
