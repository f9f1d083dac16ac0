type PageMessage = { target: 'lotspin-viewer'; type: string; [field: string]: unknown }

/** Listens to the embedding page on any site. */
export function onHostMessage(handle: (message: PageMessage) => void, isOurs = false) {
  window.addEventListener('message', ({ origin, source, data }) => {
    if (source !== window.parent || (isOurs && origin !== window.location.origin)) return
    if (data?.target === 'lotspin-viewer') handle(data)
  })
}

/** Listens to the embedding page only if it belongs to the viewer's site. */
export const onPageMessage = (handle: (message: PageMessage) => void) => onHostMessage(handle, true)
