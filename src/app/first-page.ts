import type { createBrowserRouter } from 'react-router-dom'
import type { QueryData } from '@/app/query-layout'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Resolves once the first page's code and data have loaded, so hydration shows no fallback or skeleton.
 * @throws if the code or the data can't be fetched
 */
export async function firstPageLoaded(router: Router) {
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
  for (const error of Object.values(router.state.errors ?? {})) throw error
  await dataLoaded(router.state.loaderData)
}

/** Only the query layout has loader data. */
export async function dataLoaded(loaderData: Record<string, QueryData | null>) {
  await Promise.all(Object.values(loaderData).map((data) => data?.queriesLoaded()))
}
