import { useEffect } from 'react'
import { type Deferred, useDeferred } from '@/lib/loading/deferred'

/** Loads a list. SPEC section 7: a loading error is logged and yields an empty list. */
export function useList<Item>(list: Deferred<ReadonlyArray<Item>>, name: string) {
  const { value: items = [], error, isLoading } = useDeferred(list)
  useLogged(error, name)
  return { items, isLoading }
}

/** Writes a loading error to the console once. @param name what could not be loaded */
export function useLogged(error: Error | undefined, name: string) {
  useEffect(() => {
    if (error) console.error(`Could not load ${name}`, error)
  }, [error, name])
}
