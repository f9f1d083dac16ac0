import { jobIds, jobPath, paths } from '@/lib/paths'

/** One page of the site. Routes, sitemap, prerendering, hosting, screenshots and tests all read this list. */
export type PageEntry = {
  /** Its URL path, which is also its route. */
  path: string
  /** The folder under src/pages that renders it. */
  folder: string
  /** Name of an entry of src/content/site/social-pictures.ts. */
  socialPicture: string
  /** False: kept out of search engines and the sitemap. */
  isIndexed: boolean
  /** 'idle': once the browser has time; 'eager': at once, because the URL or the session decides what it shows. */
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

/** Every page, each once. /campaign only redirects and is not one. SPEC section 2, route table. */
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

/** What any other URL shows. */
export const notFoundPage = page('*', 'not-found', 'home', { isIndexed: false })

/** The page at a URL path, with or without a slash at its end, or the one for unknown paths. */
export function pageAt(path: string): PageEntry {
  const bare = path.replace(/(.)\/$/, '$1')
  return pages.find((entry) => entry.path === bare) ?? notFoundPage
}

export const publicPaths = pages.map(({ path }) => path)

/** What search engines may show, and sitemap.xml lists. */
export const indexedPaths = pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path)

/** Marked noindex, yet open to crawlers: a crawler that may not fetch a page never sees the mark. */
export const noindexPaths = pages.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path)
