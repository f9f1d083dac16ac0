import { useEffect } from 'react'

/**
 * While `isOn`, tells the style sheet which part of the screen the on-screen keyboard leaves: --visible-top and
 * --visible-height. iOS moves and shrinks the visual viewport only, which no CSS unit follows.
 */
export function useVisibleViewport(isOn: boolean) {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!isOn || !viewport) return
    const page = document.documentElement.style

    function follow() {
      // Pinch zoom shrinks the visual viewport too; that is no keyboard.
      if (!viewport || viewport.scale > 1.01) return
      page.setProperty('--visible-top', `${viewport.offsetTop}px`)
      page.setProperty('--visible-height', `${viewport.height}px`)
    }

    // Not at once: while the dialog opens there is no keyboard, and asking would lay the page out.
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
