import { useEffect, useRef, useState } from 'react'
import { cn } from '@/lib/cn'

type ClickToLoadFrameProps = {
  src: string
  /** What the frame shows, for screen readers. */
  title: string
  /** What is shown until then: a picture that fills the frame, and what is on it. */
  poster: React.ReactNode
  /** Gets what loads the frame when pressed. */
  renderButton: (load: () => void) => React.ReactNode
  className?: string
}

/** A frame that is not fetched before a visitor asks for it; then it takes focus. */
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
