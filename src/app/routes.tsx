import { type RouteObject, redirect } from 'react-router-dom'
import { ErrorPage } from '@/app/error-page'
import { PageFallback, RootLayout } from '@/app/root-layout'
import { loadQueryLayout, pages } from '@/app/route-table'
import { paths } from '@/lib/paths'

// Opening a dialog adds a history entry, which must not run the loaders again. TanStack Query refetches stale data.
const shouldRevalidate = () => false

const pageRoutes = (hasQueries: boolean): RouteObject[] =>
  pages
    .filter((page) => (page.hasQueries ?? false) === hasQueries)
    .map(({ path, lazy }) => ({ path, lazy, shouldRevalidate }))

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <PageFallback />,
    children: [
      ...pageRoutes(false),
      { lazy: loadQueryLayout, shouldRevalidate, children: pageRoutes(true) },
      { path: paths.campaignShort, loader: () => redirect(paths.campaign, 301) },
      { path: '*', lazy: () => import('@/pages/not-found/page') },
    ],
  },
]
