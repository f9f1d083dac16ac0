import { useEffect } from 'react'
import { adoptStyle } from '@/lib/styles/adopt-style'

/**
 * Replaces the package react-style-singleton, with which dialogs keep the page from scrolling: a style sheet that
 * is there as long as anything uses it, constructed instead of written into a style element. In builds only, where
 * scripts/hosting/run-time-styles.mjs puts it there.
 */
export function styleSingleton() {
  let users = 0
  let remove: (() => void) | undefined

  return ({ styles, dynamic }: { styles: string; dynamic?: boolean }) => {
    // biome-ignore lint/correctness/useExhaustiveDependencies: as in the package, only dynamic styles are read again
    useEffect(() => {
      if (users === 0) remove = adoptStyle(styles)
      users += 1
      return () => {
        users -= 1
        if (users === 0) remove?.()
      }
    }, [styles && dynamic])
    return null
  }
}
