import { useEffect, useState } from 'react'

export type Deferred<Value> = {
  /** Resolves at once if loaded. After a failure the next call tries again. */
  load: () => Promise<Value>
  peek: () => Value | undefined
}

/** @param fetch usually `() => import('...')` */
export function deferred<Value>(fetch: () => Promise<Value>): Deferred<Value> {
  let value: Value | undefined
  let loading: Promise<Value> | undefined
  return {
    peek: () => value,
    load() {
      loading ??= fetch()
        .then((arrived) => {
          value = arrived
          return arrived
        })
        .catch((error: unknown) => {
          loading = undefined
          throw error
        })
      return loading
    },
  }
}

/**
 * Loads on mount, and after a failure when the browser is online again; a hydrated page must have loaded it in its
 * `preload`.
 */
export function useDeferred<Value>(resource: Deferred<Value>) {
  const [value, setValue] = useState<Value | undefined>(resource.peek)
  const [error, setError] = useState<Error>()

  useEffect(() => {
    if (value !== undefined) return
    let isMounted = true
    function load() {
      resource.load().then(
        (arrived) => isMounted && setValue(() => arrived),
        (reason: Error) => isMounted && setError(reason),
      )
    }
    load()
    addEventListener('online', load)
    return () => {
      isMounted = false
      removeEventListener('online', load)
    }
  }, [resource, value])

  return { value, error, isLoading: value === undefined && error === undefined }
}
