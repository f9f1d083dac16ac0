import { currentDealer, onDealer } from '@/lib/dealer'
import { colorsOf } from '@/lib/dealer-colors'
import { scrollBehavior } from '@/lib/scroll'

type Viewer = {
  showPlate: (scrolls?: boolean) => void
  /** @param angle in degrees: 0 shows the car's front, and 90 its right side */
  turnTo: (angle: number) => void
  takePicture: () => Promise<Blob | undefined>
}

const timeoutMs = 20_000
let viewer: Viewer | undefined

/** Undefined until a viewer has loaded or failed, and after it's removed. */
export const currentViewer = () => viewer

/**
 * Makes this frame's viewer the `currentViewer`, and sends it the visitor's dealer now and after each change.
 * @returns a cleanup function
 */
export function linkViewer(frame: HTMLIFrameElement): () => void {
  const { origin } = window.location
  const ask = (message: object) =>
    frame.contentWindow?.postMessage({ target: 'lotspin-viewer', ...message }, origin)

  function send() {
    const dealer = currentDealer()
    const logo = dealer?.logo && blobOf(dealer.logo.picture)
    const { logo: placed, name, color } = dealer ?? {}
    const { ground, ink } = colorsOf(color ?? 'white')
    ask({
      type: 'store',
      store: dealer ? { name, ground, ink, logo, logoSide: placed?.side, logoSize: placed?.size } : null,
    })
  }

  const linked: Viewer = {
    showPlate(scrolls = true) {
      ask({ type: 'plate' })
      const { top } = frame.getBoundingClientRect()
      if (scrolls && top < 0) window.scrollBy({ top: top - 80, behavior: scrollBehavior() })
    },
    turnTo: (angle) => ask({ type: 'turn', angle }),
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
  viewer = linked
  send()
  const stop = onDealer(send)
  return () => {
    stop()
    if (viewer === linked) viewer = undefined
  }
}

/** Decodes a base64 data URL, because the content security policy blocks fetching it. */
function blobOf(dataUrl: string): Blob {
  const [head = '', body = ''] = dataUrl.split(',')
  const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type: head.slice('data:'.length).split(';')[0] ?? '' })
}
