import { useEffect, useRef, useState } from 'react'
import { cn } from '@/lib/cn'
import { onNextInteraction } from '@/lib/interactions'
import { whenIdle } from '@/lib/loading/when-idle'
import { viewerPath } from '@/lib/paths'

/** The viewer's frames weigh as much as the page: on a phone they come at the next interaction, or after this long. */
const waitOnPhoneMs = 4_000

type SpinViewerProps = {
  /** Name of a set of frames under /spin/. */
  set: string
  title: string
  /** The class of the set's own color, under picture and controls. */
  ground: string
  /** Shown until the car can be turned. */
  poster: React.ReactNode
  className?: string
}

/** Our own viewer in its frame: the picture at 16:9, and its bar of controls beneath. SPEC section 2. */
export function SpinViewer({ set, title, ground, poster, className }: SpinViewerProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const [hasNote, setHasNote] = useState(false)

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      const isOurs = source === frame.current?.contentWindow && data?.source === 'lotspin-viewer'
      if (isOurs && ['ready', 'error'].includes(data.type)) setIsShown(true)
      if (isOurs && data.type === 'hotspot') setHasNote(data.isOpen)
    }
    window.addEventListener('message', listen)
    const forget = afterInteractionOrIdle(() => setIsWanted(true))
    return () => {
      window.removeEventListener('message', listen)
      forget()
    }
  }, [])

  useEffect(() => {
    if (!isShown) return
    let unlink = () => {}
    let isGone = false
    void import('@/lib/store/viewer-link').then(({ linkViewer }) => {
      if (frame.current && !isGone) unlink = linkViewer(frame.current)
    })
    return () => {
      isGone = true
      unlink()
    }
  }, [isShown])

  return (
    <div data-note={hasNote || undefined} className={cn('relative pb-14', ground, className)}>
      <div className="relative aspect-video">{poster}</div>
      {isWanted && (
        <iframe
          ref={frame}
          src={viewerPath(set)}
          title={title}
          loading="lazy"
          allow="fullscreen"
          inert={!isShown}
          className={cn('absolute inset-0 size-full transition-opacity', !isShown && 'opacity-0')}
        />
      )}
    </div>
  )
}

/** Runs `run` once the browser is idle, on a phone not before the visitor's next interaction. @returns forgets it */
function afterInteractionOrIdle(run: () => void): () => void {
  if (window.matchMedia('(min-width: 1024px)').matches) return whenIdle(run)
  let forgetIdle = () => {}
  const timer = setTimeout(start, waitOnPhoneMs)
  const forgetInteraction = onNextInteraction(start)
  function start() {
    stopWaiting()
    forgetIdle = whenIdle(run)
  }
  function stopWaiting() {
    clearTimeout(timer)
    forgetInteraction()
  }
  return () => {
    stopWaiting()
    forgetIdle()
  }
}
