import { useEffect } from 'react'

/**
 * Sets --visible-top and --visible-height to the area above the on-screen keyboard: iOS changes only the visual
 * viewport, which no CSS unit follows.
 */
export function useVisibleViewport(isOn: boolean) {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!isOn || !viewport) return
    const page = document.documentElement.style

    function follow() {
      // Pinch zoom also shrinks the visual viewport.
      if (!viewport || viewport.scale > 1.01) return
      page.setProperty('--visible-top', `${viewport.offsetTop}px`)
      page.setProperty('--visible-height', `${viewport.height}px`)
    }

    // Not measured now: no keyboard is open yet, and it would force a layout.
    viewport.addEventListener('resize', follow)
    viewport.addEventListener('scroll', follow)
    return () => {
      viewport.removeEventListener('resize', follow)
      viewport.removeEventListener('scroll', follow)
      page.removeProperty('--visible-top')
      page.removeProperty('--visible-height')
    }
  }, [isOn])
}
