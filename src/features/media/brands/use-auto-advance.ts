import { useEffect, useState } from 'react'

export function useAutoAdvance(advance: () => void, everyMs: number) {
  const [isPaused, setIsPaused] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isRunning = !isPaused && !isHovered && !isFocused

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
    holders: {
      onMouseEnter: () => setIsHovered(true),
      onMouseLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  }
}
