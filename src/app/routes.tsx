import { type RouteObject, redirect } from 'react-router-dom'
import { ErrorPage } from '@/app/error-page'
import { PageFallback, RootLayout } from '@/app/root-layout'
import { pages } from '@/app/route-table'
import { paths } from '@/lib/paths'

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <PageFallback />,
    children: [
      // Don't rerun loaders when a dialog adds a history entry. Queries know themselves when their data is stale.
      ...pages.map((page) => ({ ...page, shouldRevalidate: () => false })),
      { path: paths.campaignShort, loader: () => redirect(paths.campaign, 301) },
      { path: '*', lazy: () => import('@/pages/not-found/page') },
    ],
  },
]
