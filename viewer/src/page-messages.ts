type PageMessage = { target: 'lotspin-viewer'; type: string; [field: string]: unknown }

/** Receives messages from the embedding page, which may be on any site. */
export function onHostMessage(handle: (message: PageMessage) => void, isOurs = false) {
  window.addEventListener('message', ({ origin, source, data }) => {
    if (source !== window.parent || (isOurs && origin !== window.location.origin)) return
    if (data?.target === 'lotspin-viewer') handle(data)
  })
}

/** Receives messages from the embedding page only if it has the viewer's own origin. */
export const onPageMessage = (handle: (message: PageMessage) => void) => onHostMessage(handle, true)
