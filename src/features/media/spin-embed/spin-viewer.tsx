import { wantsLessData } from '@viewer/less-data'
import { clsx } from 'clsx'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { SpinSet } from '@/content/media/picture-source'
import { lazyWithFallback } from '@/lib/lazy-with-fallback'
import { whenIdle } from '@/lib/when-idle'
import type { LiveViewerProps } from './live-viewer'
import { SpinControls } from './spin-controls'

const LiveViewer = lazyWithFallback<LiveViewerProps>(() => import('./live-viewer'))

type SpinViewerProps = {
  spin: SpinSet
  poster: React.ReactNode
  className?: string
}

/**
 * Implements our viewer for SPEC section 2, 360. Until the car can be turned, a static picture and control bar are
 * shown. The viewer is never taller than the screen, because visitors must be able to scroll past it.
 */
export function SpinViewer({ spin, poster, className }: SpinViewerProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [pressed, setPressed] = useState<ReadonlyArray<string>>([])
  const [isWanted, setWanted] = useState(false)
  const [isShown, setShown] = useState(false)
  const [hasNote, setHasNote] = useState(false)

  useEffect(() => (wantsLessData() ? undefined : whenIdle(() => setWanted(true))), [])

  useEffect(() => {
    if (!isWanted) return
    // Fetch these files while the viewer's code loads, so the viewer finds them in the browser's cache.
    for (const file of [`${spin.set}.json`, `${spin.set}/${spin.light.file}`])
      fetch(`/spin/${file}`, { priority: 'low' })
        .then((response) => response.blob())
        .catch(() => {})
  }, [isWanted, spin])

  return (
    <div
      data-note={hasNote || undefined}
      data-spin={spin.set}
      className={clsx('@container relative pb-14', spin.ground, className)}
    >
      <figure
        onPointerDown={() => setWanted(true)}
        onDragStart={(event) => event.preventDefault()}
        className="relative aspect-3/2 max-h-[calc(100svh-3.5rem)] w-full overflow-hidden md:aspect-video"
      >
        {poster}
      </figure>
      <SpinControls
        ref={bar}
        spin={spin}
        isInert={isShown}
        pressed={pressed}
        onPress={(name) => {
          setPressed([...pressed, name])
          setWanted(true)
        }}
      />
      {isWanted && (
        <Suspense>
          <LiveViewer spin={spin} bar={bar} pressed={pressed} onShow={setShown} onNote={setHasNote} />
        </Suspense>
      )}
    </div>
  )
}
