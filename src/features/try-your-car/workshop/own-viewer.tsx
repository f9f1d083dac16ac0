import { viewerPermissions } from '@viewer/embedding/snippet'
import { useEffect, useRef, useState } from 'react'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'
import { viewerPathForPageFrames } from '@/lib/paths'
import { whenIdle } from '@/lib/when-idle'
import type { Spin } from '../frames/make-spin'
import { filesOf, manifestOf } from '../frames/spin-manifest'

type OwnViewerProps = {
  /** Undefined until the spin has been made. The viewer loads earlier, because the visitor may go offline. */
  spin: Spin | undefined
  onListening: () => void
}

export function OwnViewer({ spin, onListening }: OwnViewerProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [isListening, setListening] = useState(false)
  const { width, height } = spin?.size ?? { width: 16, height: 9 }

  useEffect(() => whenIdle(() => setWanted(true)), [])

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || data?.source !== 'lotspin-viewer') return
      if (data.type === 'waiting') {
        setListening(true)
        onListening()
      }
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [onListening])

  useEffect(() => {
    if (!spin || !isListening) return
    const message = {
      target: 'lotspin-viewer',
      type: 'show',
      manifest: manifestOf(spin, tryYourCarCopy.done.carTitle),
      files: filesOf(spin),
    }
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [spin, isListening])

  return (
    <section aria-labelledby="own-spin" hidden={!spin}>
      <h2 id="own-spin" className="mb-3 font-text text-16 font-semibold">
        {tryYourCarCopy.done.yours}
      </h2>
      <div className="relative pb-14 max-md:-mx-5">
        <div
          className="max-h-[min(max(64vh,20rem),calc(100svh-3.5rem))] w-full"
          style={spin ? { aspectRatio: `${width} / ${height}` } : undefined}
        />
        {isWanted && (
          <iframe
            ref={frame}
            src={viewerPathForPageFrames}
            title={tryYourCarCopy.done.frame}
            allow={viewerPermissions}
            className="absolute inset-0 size-full"
          />
        )}
      </div>
    </section>
  )
}
