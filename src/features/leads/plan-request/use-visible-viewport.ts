import { useEffect } from 'react'

/**
 * Sets --visible-top and --visible-height to the position and height of the area above the on-screen keyboard. On iOS,
 * the keyboard shrinks only the visual viewport, which no CSS unit measures.
 */
export function useVisibleViewport(isOn: boolean) {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!isOn || !viewport) return
    const page = document.documentElement.style

    function follow() {
      // Ignore pinch zoom, which shrinks the visual viewport too.
      if (!viewport || viewport.scale > 1.01) return
      page.setProperty('--visible-top', `${viewport.offsetTop}px`)
      page.setProperty('--visible-height', `${viewport.height}px`)
    }

    // Don't measure yet, because no keyboard is open and measuring would force a layout.
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
