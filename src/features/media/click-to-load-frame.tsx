import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'

type ClickToLoadFrameProps = {
  src: string
  title: string
  poster: React.ReactNode
  renderButton: (load: () => void) => React.ReactNode
  loadedClassName?: string | false
  posterClassName?: string
  className?: string
}

export function ClickToLoadFrame({
  src,
  title,
  poster,
  renderButton,
  loadedClassName,
  posterClassName,
  className,
}: ClickToLoadFrameProps) {
  const [isLoaded, setIsLoaded] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)

  // Focus the iframe, because it replaces the button that had focus.
  useEffect(() => {
    if (isLoaded) frame.current?.focus()
  }, [isLoaded])

  return (
    <div
      className={clsx(
        'on-dark relative aspect-video overflow-hidden',
        className,
        isLoaded ? loadedClassName : posterClassName,
      )}
    >
      {isLoaded ? (
        <iframe
          ref={frame}
          src={src}
          title={title}
          allow="autoplay; fullscreen"
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
