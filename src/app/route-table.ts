import type { ComponentType } from 'react'
import { jobIds, jobPath, paths } from '@/lib/paths'

type PageModule = { Component: ComponentType; loader?: () => null }

type PageRoute = {
  path: string
  lazy: () => Promise<PageModule>
  hasQueries?: boolean
}

/** The route table of SPEC section 2. Routing, prerendering, the sitemap and tests use it. */
export const pages: ReadonlyArray<PageRoute> = [
  { path: paths.home, lazy: () => import('@/pages/home/page') },
  { path: paths.why, lazy: () => import('@/pages/why/page') },
  { path: paths.services, lazy: () => import('@/pages/services/page') },
  { path: paths.spin, lazy: () => import('@/pages/service-spin/page') },
  { path: paths.standard, lazy: () => import('@/pages/service-standard/page') },
  { path: paths.video, lazy: () => import('@/pages/service-video/page') },
  { path: paths.enhancement, lazy: () => import('@/pages/service-enhancement/page') },
  { path: paths.branding, lazy: () => import('@/pages/service-branding/page') },
  { path: paths.onsite, lazy: () => import('@/pages/service-onsite/page') },
  { path: paths.tryYourCar, lazy: () => import('@/pages/try-your-car/page') },
  { path: paths.viewerForYourSite, lazy: () => import('@/pages/viewer-for-your-site/page') },
  { path: paths.photoRequirements, lazy: () => import('@/pages/photo-requirements/page') },
  { path: paths.visitReport, lazy: () => import('@/pages/visit-report/page') },
  { path: paths.pricing, hasQueries: true, lazy: () => import('@/pages/pricing/page') },
  { path: paths.allPlans, hasQueries: true, lazy: () => import('@/pages/all-plans/page') },
  { path: paths.calculator, lazy: () => import('@/pages/calculator/page') },
  { path: paths.contact, lazy: () => import('@/pages/contact/page') },
  { path: paths.careers, lazy: () => import('@/pages/careers/page') },
  ...jobIds.map((id) => ({ path: jobPath(id), lazy: () => import('@/pages/job/page') })),
  { path: paths.success, lazy: () => import('@/pages/success/page') },
  { path: paths.campaign, lazy: () => import('@/pages/campaign/page') },
  { path: paths.backgrounds, hasQueries: true, lazy: () => import('@/pages/backgrounds/page') },
  { path: paths.guarantee, lazy: () => import('@/pages/guarantee/page') },
  { path: paths.privacy, lazy: () => import('@/pages/privacy/page') },
  { path: paths.terms, lazy: () => import('@/pages/terms/page') },
  { path: paths.accessibility, lazy: () => import('@/pages/accessibility/page') },
]

export const pagePaths = pages.map(({ path }) => path)

export const loadQueryLayout = () => import('@/app/query-layout')
