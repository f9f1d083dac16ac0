import { queryOptions } from '@tanstack/react-query'

export const backgroundsQuery = queryOptions({
  queryKey: ['backgrounds'],
  queryFn: async () => (await import('@/content/backgrounds/backgrounds')).backgrounds,
})
