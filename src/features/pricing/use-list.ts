import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

type ListQuery<Item> = UseQueryOptions<ReadonlyArray<Item>, Error, ReadonlyArray<Item>, string[]>

/** Loads a list. SPEC section 7: a loading error is logged and yields an empty list. */
export function useList<Item>(query: ListQuery<Item>) {
  const { data: items = [], error, isPending } = useQuery(query)
  useLogged(error, query.queryKey)
  return { items, isLoading: isPending }
}

/** Writes a loading error to the console once. */
export function useLogged(error: Error | null, what: ReadonlyArray<string>) {
  const name = what.join(' ')
  useEffect(() => {
    if (error) console.error(`Could not load ${name}`, error)
  }, [error, name])
}
