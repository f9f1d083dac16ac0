import { useEffect, useRef, useState } from 'react'
import { cn } from '@/lib/cn'

type ClickToLoadFrameProps = {
  src: string
  /** What the frame shows, for screen readers. */
  title: string
  /** What stands there until then: a picture that fills the frame, and what lies on it. */
  poster: React.ReactNode
  /** Gets what loads the frame when pressed. */
  renderButton: (load: () => void) => React.ReactNode
  className?: string
}

/** A frame that asks nothing of its address before a visitor wants it; then it takes the focus. */
export function ClickToLoadFrame({ src, title, poster, renderButton, className }: ClickToLoadFrameProps) {
  const [isLoaded, setIsLoaded] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)

  // The button that had the focus is gone.
  useEffect(() => {
    if (isLoaded) frame.current?.focus()
  }, [isLoaded])

  return (
    <div className={cn('on-dark relative aspect-video overflow-hidden', className)}>
      {isLoaded ? (
        <iframe
          ref={frame}
          src={src}
          title={title}
          allow="autoplay; fullscreen"
          allowFullScreen
          className="absolute inset-0 size-full"
        />
      ) : (
        <>
          {poster}
          {renderButton(() => setIsLoaded(true))}
        </>
      )}
    </div>
  )
}
