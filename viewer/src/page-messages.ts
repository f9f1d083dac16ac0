type PageMessage = { target: 'lotspin-viewer'; type: string; [field: string]: unknown }

/** Listens to the page around the viewer, if that is a page of this site. */
export function onPageMessage(handle: (message: PageMessage) => void) {
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== window.location.origin || source !== window.parent) return
    if (data?.target === 'lotspin-viewer') handle(data)
  })
}
