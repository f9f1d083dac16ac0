import { jobIds, jobPath, paths } from '@/lib/paths'

/** Every page of the site; /campaign only leads on. */
export const publicPaths: ReadonlyArray<string> = [
  ...Object.values(paths).filter((path) => path !== paths.campaignShort),
  ...jobIds.map(jobPath),
]

/** Marked noindex, yet open to crawlers: who may not read a page does not see that it asks to be left out. */
export const noindexPaths: ReadonlyArray<string> = [paths.calculator, paths.success]

/** What search engines may show, and sitemap.xml lists. */
export const indexablePaths = publicPaths.filter((path) => !noindexPaths.includes(path))
