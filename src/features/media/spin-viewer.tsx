import { useEffect, useRef, useState } from 'react'
import { cn } from '@/lib/cn'
import { viewerPath } from '@/lib/paths'

type SpinViewerProps = {
  /** Name of a set of frames under /spin/. */
  set: string
  title: string
  /** The class of the set's own color, under picture and controls. */
  ground: string
  /** Stands there until the car can be turned. */
  poster: React.ReactNode
  className?: string
}

/** Our own viewer in its frame: the picture at 16:9, and its bar of controls beneath. SPEC section 2. */
export function SpinViewer({ set, title, ground, poster, className }: SpinViewerProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      const isOurs = source === frame.current?.contentWindow && data?.source === 'lotspin-viewer'
      if (isOurs && ['ready', 'error'].includes(data.type)) setIsShown(true)
    }
    window.addEventListener('message', listen)
    const forget = afterLoad(() => {
      if (frame.current) frame.current.src = viewerPath(set)
    })
    return () => {
      window.removeEventListener('message', listen)
      forget()
    }
  }, [set])

  return (
    <div className={cn('relative pb-14', ground, className)}>
      <div className="relative aspect-video">{poster}</div>
      <iframe
        ref={frame}
        title={title}
        loading="lazy"
        allow="fullscreen"
        inert={!isShown}
        className={cn('absolute inset-0 size-full transition-opacity', !isShown && 'opacity-0')}
      />
    </div>
  )
}

/** Runs something once the page itself is there and the browser idle, so that it takes nothing from the page. */
function afterLoad(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let idle: number | undefined
  const wait = () => {
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(run, { timeout: 2_000 })
    else timer = setTimeout(run, 200)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    clearTimeout(timer)
    if (idle !== undefined) window.cancelIdleCallback(idle)
  }
}
