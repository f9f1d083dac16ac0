import { useEffect } from 'react'
import { adoptStyle } from '@/lib/styles/adopt-style'

/**
 * Replaces react-style-singleton, with which dialogs lock scrolling: a constructed style sheet instead of a style
 * element. Builds only; see scripts/hosting/run-time-styles.mjs.
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
