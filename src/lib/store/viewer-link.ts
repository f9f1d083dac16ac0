import { scrollBehavior } from '@/lib/scroll'
import { currentStore, onStore } from './store'
import { colorsOf } from './store-colors'

type Viewer = {
  /** @param scrolls to where the car is */
  showPlate: (scrolls?: boolean) => void
  takePicture: () => Promise<Blob | undefined>
}

const timeoutMs = 20_000
let viewer: Viewer | undefined

/** Undefined until the viewer can be turned. */
export const currentViewer = () => viewer

/** Sends the visitor's store to our viewer, now and at every change. @returns stops it */
export function linkViewer(frame: HTMLIFrameElement): () => void {
  const { origin } = window.location
  const ask = (message: object) =>
    frame.contentWindow?.postMessage({ target: 'lotspin-viewer', ...message }, origin)

  async function send() {
    const store = currentStore()
    const logo = store?.logo && (await (await import('./data-url')).blobOf(store.logo.picture))
    if (store !== currentStore()) return
    const { logo: placed, name, color } = store ?? {}
    const { ground, ink } = colorsOf(color ?? 'white')
    ask({
      type: 'store',
      store: store ? { name, ground, ink, logo, logoSide: placed?.side, logoSize: placed?.size } : null,
    })
  }

  viewer = {
    showPlate(scrolls = true) {
      ask({ type: 'plate' })
      const { top } = frame.getBoundingClientRect()
      if (scrolls && top < 0) window.scrollBy({ top: top - 80, behavior: scrollBehavior() })
    },
    takePicture: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => finish(undefined), timeoutMs)
        function listen({ source, data }: MessageEvent) {
          if (source === frame.contentWindow && data?.type === 'picture') finish(data.picture)
        }
        function finish(picture: Blob | undefined) {
          clearTimeout(timer)
          window.removeEventListener('message', listen)
          resolve(picture)
        }
        window.addEventListener('message', listen)
        ask({ type: 'picture' })
      }),
  }
  void send()
  const stop = onStore(() => void send())
  return () => {
    stop()
    viewer = undefined
  }
}
