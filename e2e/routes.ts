import { jobIds, jobPath, paths } from '../src/lib/paths.ts'

/** Every page of the site; /campaign only leads on. */
export const pages = [
  ...Object.values(paths).filter((path) => path !== paths.campaignShort),
  ...jobIds.map(jobPath),
]
export const unknownPage = '/no-such-page'
