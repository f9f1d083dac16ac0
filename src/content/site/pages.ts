import { jobIds, jobPath, paths } from '@/lib/paths'

/** Routes, sitemap, prerendering, screenshots and tests all read this list. */
export type PageEntry = {
  path: string
  /** Under src/pages. */
  folder: string
  /** An entry of src/content/site/social-pictures.ts. */
  socialPicture: string
  /** False keeps the page out of search engines and the sitemap. */
  isIndexed: boolean
  /** 'eager' if the URL or the session decides what the page shows. */
  hydrate: 'idle' | 'eager'
}

function page(
  path: string,
  folder: string,
  socialPicture: string,
  differences: Partial<PageEntry> = {},
): PageEntry {
  return { path, folder, socialPicture, isIndexed: true, hydrate: 'idle', ...differences }
}

/** SPEC section 2, route table. /campaign only redirects, so it isn't listed. */
export const pages: ReadonlyArray<PageEntry> = [
  page(paths.home, 'home', 'home'),
  page(paths.why, 'why', 'why'),
  page(paths.services, 'services', 'services'),
  page(paths.spin, 'service-spin', 'spin'),
  page(paths.standard, 'service-standard', 'standard'),
  page(paths.video, 'service-video', 'video'),
  page(paths.enhancement, 'service-enhancement', 'enhancement'),
  page(paths.branding, 'service-branding', 'branding'),
  page(paths.onsite, 'service-onsite', 'onsite'),
  page(paths.tryYourCar, 'try-your-car', 'spin'),
  page(paths.pricing, 'pricing', 'pricing'),
  page(paths.allPlans, 'all-plans', 'pricing'),
  page(paths.calculator, 'calculator', 'home', { isIndexed: false, hydrate: 'eager' }),
  page(paths.contact, 'contact', 'contact'),
  page(paths.careers, 'careers', 'careers'),
  ...jobIds.map((id) => page(jobPath(id), 'job', id)),
  page(paths.success, 'success', 'home', { isIndexed: false, hydrate: 'eager' }),
  page(paths.campaign, 'campaign', 'campaign'),
  page(paths.backgrounds, 'backgrounds', 'backgrounds'),
  page(paths.guarantee, 'guarantee', 'guarantee'),
  page(paths.privacy, 'privacy', 'company'),
  page(paths.terms, 'terms', 'company'),
]

export const notFoundPage = page('*', 'not-found', 'home', { isIndexed: false })

/** Accepts a trailing slash; unknown paths get `notFoundPage`. */
export function pageAt(path: string): PageEntry {
  const bare = path.replace(/(.)\/$/, '$1')
  return pages.find((entry) => entry.path === bare) ?? notFoundPage
}

export const publicPaths = pages.map(({ path }) => path)

export const indexedPaths = pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path)

/** Crawlable, because a crawler that can't fetch a page never sees its noindex. */
export const noindexPaths = pages.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path)
