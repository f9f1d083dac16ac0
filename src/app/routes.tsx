import { type ComponentType, memo } from 'react'
import { type RouteObject, redirect } from 'react-router-dom'
import { ErrorPage } from '@/app/error-page'
import { fullStylesheet } from '@/app/hydration/full-stylesheet'
import { MissingCodeError } from '@/app/missing-code'
import { PageFallback, RootLayout } from '@/app/root-layout'
import { notFoundPage, type PageEntry, pages } from '@/content/site/pages'
import { deferred } from '@/lib/loading/deferred'
import { paths } from '@/lib/paths'

type PageModule = {
  Component: ComponentType
  /** Loads what the page shows beyond its own code; awaited before prerendering and hydration. */
  preload?: () => Promise<unknown>
}

export type PageHandle = {
  load: () => Promise<PageModule>
  preload: () => Promise<unknown>
}

const modules = import.meta.glob<PageModule>('/src/pages/*/page.tsx')

const devRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/dev/components', lazy: () => import('@/app/dev/components-page') }]
  : []

/** SPEC section 2. src/content/site/pages.ts lists the pages. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <PageFallback />,
    children: [
      ...pages.map(routeOf),
      { path: paths.campaignShort, loader: () => redirect(paths.campaign, 301) },
      ...devRoutes,
      routeOf(notFoundPage),
    ],
  },
]

/** Keeps the previous page from rendering again while the next one loads. */
function memoized(page: PageModule): PageModule {
  const bailsOut = memo(page.Component)
  return { ...page, Component: bailsOut }
}

function routeOf({ path, folder }: PageEntry): RouteObject {
  const { load } = deferred(async () => {
    const fetch = modules[`/src/pages/${folder}/page.tsx`]
    if (!fetch) throw new Error(`src/pages/${folder} has no page.tsx`)
    return memoized(await fetch())
  })
  const handle: PageHandle = { load, preload: async () => (await load()).preload?.() }
  return {
    path,
    handle,
    // A page reached by navigation may need any rule of the stylesheet.
    lazy: async () => {
      try {
        const [{ Component }] = await Promise.all([load(), fullStylesheet()])
        return { Component }
      } catch (cause) {
        throw new MissingCodeError(cause)
      }
    },
  }
}
