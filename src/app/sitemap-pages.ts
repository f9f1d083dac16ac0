import { indexablePaths } from '@/content/indexing'
import { jobIds, jobPath, paths } from '@/lib/paths'

/** The folder under src/pages that each address is made from; the sitemap's dates follow its history. */
const folders: Readonly<Record<string, string>> = {
  [paths.home]: 'home',
  [paths.why]: 'why',
  [paths.services]: 'services',
  [paths.spin]: 'service-spin',
  [paths.standard]: 'service-standard',
  [paths.video]: 'service-video',
  [paths.enhancement]: 'service-enhancement',
  [paths.branding]: 'service-branding',
  [paths.onsite]: 'service-onsite',
  [paths.pricing]: 'pricing',
  [paths.allPlans]: 'all-plans',
  [paths.contact]: 'contact',
  [paths.careers]: 'careers',
  ...Object.fromEntries(jobIds.map((id) => [jobPath(id), 'job'])),
  [paths.campaign]: 'campaign',
  [paths.backgrounds]: 'backgrounds',
  [paths.guarantee]: 'guarantee',
  [paths.privacy]: 'privacy',
  [paths.terms]: 'terms',
}

export const sitemapPages = indexablePaths.map((path) => ({ path, folder: folders[path] ?? '' }))
