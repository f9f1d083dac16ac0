/** What a page of the same site may ask of the viewer. docs/viewer.md describes each. */
type Requests = {
  store: (store: unknown) => void
  plate: () => void
  picture: () => Promise<Blob | undefined>
}

/** Listens to the page around the viewer, if that is a page of this site. */
export function listenToPage({ store, plate, picture }: Requests) {
  window.addEventListener('message', async ({ origin, source, data }) => {
    if (origin !== window.location.origin || source !== window.parent) return
    if (data?.target !== 'lotspin-viewer') return
    if (data.type === 'store') store(data.store)
    if (data.type === 'plate') plate()
    if (data.type !== 'picture') return
    const message = { source: 'lotspin-viewer', type: 'picture', picture: await picture() }
    window.parent.postMessage(message, origin)
  })
}
