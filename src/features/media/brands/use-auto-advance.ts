import { useEffect, useState } from 'react'

/** Paused by hover, focus, a press on pause, a hidden tab or reduced motion. */
export function useAutoAdvance(advance: () => void, everyMs: number) {
  const [isPaused, setIsPaused] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const isRunning = !isPaused && !isHeld

  useEffect(() => {
    const wantsLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!isRunning || wantsLessMotion) return
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') advance()
    }, everyMs)
    return () => clearInterval(timer)
  }, [advance, everyMs, isRunning])

  return {
    isPaused,
    togglePause: () => setIsPaused((paused) => !paused),
    /** Spread on the element whose hover and focus pause it. */
    holders: {
      onMouseEnter: () => setIsHeld(true),
      onMouseLeave: () => setIsHeld(false),
      onFocus: () => setIsHeld(true),
      onBlur: () => setIsHeld(false),
    },
  }
}
