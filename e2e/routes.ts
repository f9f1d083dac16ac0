import { publicPaths } from '../src/content/pages.ts'

export const pages = publicPaths
export const unknownPage = '/no-such-page'
