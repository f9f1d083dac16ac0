import { type ReactNode, useEffect, useRef, useState } from 'react'

type WhenNearProps = {
  /** Must be the same size as `children`, so the layout doesn't shift. */
  before: ReactNode
  children: ReactNode
}

export function WhenNear({ before, children }: WhenNearProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: '25%' },
    )
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  return <div ref={frame}>{isNear ? children : before}</div>
}
