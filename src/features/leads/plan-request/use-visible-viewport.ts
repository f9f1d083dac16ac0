import { useEffect } from 'react'

/**
 * Sets --visible-top and --visible-height to the area above the on-screen keyboard. iOS changes only the visual viewport,
 * which no CSS unit follows.
 */
export function useVisibleViewport(isOn: boolean) {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!isOn || !viewport) return
    const page = document.documentElement.style

    function follow() {
      // Pinch zoom shrinks the visual viewport too.
      if (!viewport || viewport.scale > 1.01) return
      page.setProperty('--visible-top', `${viewport.offsetTop}px`)
      page.setProperty('--visible-height', `${viewport.height}px`)
    }

    // Measuring now would force a layout, and no keyboard is open yet.
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
