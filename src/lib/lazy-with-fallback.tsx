import { type ComponentType, lazy, useEffect, useState } from 'react'

/**
 * Like React's `lazy`, but if the code can't be loaded, it shows `Fallback`, which is nothing by default. It tries
 * again when the component mounts and when the browser is back online.
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback: ComponentType<Props> = () => null,
) {
  let latest = Fallback

  function Unavailable(props: Props) {
    const [Shown, setShown] = useState(() => latest)
    useEffect(() => {
      async function retry() {
        latest = (await load().catch(() => ({ default: latest }))).default
        setShown(() => latest)
      }
      void retry()
      addEventListener('online', retry)
      return () => removeEventListener('online', retry)
    }, [])
    return <Shown {...props} />
  }

  return lazy(() => load().catch(() => ({ default: Unavailable })))
}
