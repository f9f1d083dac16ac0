import { type ReactNode, useEffect, useRef, useState } from 'react'

type WhenNearProps = {
  /** Of the same size as what replaces it. */
  before: ReactNode
  children: ReactNode
}

/** Shows `before` until the visitor has scrolled near, so that what comes then need not be loaded with the page. */
export function WhenNear({ before, children }: WhenNearProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true)
      },
      { rootMargin: '25%' },
    )
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  return <div ref={frame}>{isNear ? children : before}</div>
}
