import { type ComponentType, memo } from 'react'
import { type RouteObject, redirect } from 'react-router-dom'
import { ErrorPage } from '@/app/error-page'
import { fullStylesheet } from '@/app/hydration/full-stylesheet'
import { MissingCodeError } from '@/app/missing-code'
import { PageFallback, RootLayout } from '@/app/root-layout'
import { notFoundPage, type PageEntry, pages } from '@/content/site/pages'
import { deferred } from '@/lib/loading/deferred'
import { paths } from '@/lib/paths'

/** What a page's module exports. */
type PageModule = {
  Component: ComponentType
  /** Loads what the page shows beyond its own code; awaited before it is prerendered or hydrated. */
  preload?: () => Promise<unknown>
}

/** The `handle` of a page's route. */
export type PageHandle = {
  /** The page's code, loaded once. */
  load: () => Promise<PageModule>
  /** Loads everything that the page shows at once. */
  preload: () => Promise<unknown>
}

const modules = import.meta.glob<PageModule>('/src/pages/*/page.tsx')

const devRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/dev/components', lazy: () => import('@/app/dev/components-page') }]
  : []

/** The one route table. SPEC section 2; the pages are listed in src/content/site/pages.ts. */
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

/** The page that is left is not rendered again while the next one loads. */
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
    // A page that is navigated to may need any rule of the stylesheet.
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
