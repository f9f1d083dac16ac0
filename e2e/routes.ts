import { publicPaths } from '../src/content/site/pages.ts'

export const pages = publicPaths
export const unknownPage = '/no-such-page'
