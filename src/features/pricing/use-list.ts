import { useEffect } from 'react'
import { type Deferred, useDeferred } from '@/lib/loading/deferred'

/** SPEC section 7: a loading error is logged and yields an empty list. */
export function useList<Item>(list: Deferred<ReadonlyArray<Item>>, name: string) {
  const { value: items = [], error, isLoading } = useDeferred(list)
  useLogged(error, name)
  return { items, isLoading }
}

export function useLogged(error: Error | undefined, name: string) {
  useEffect(() => {
    if (error) console.error(`Could not load ${name}`, error)
  }, [error, name])
}
