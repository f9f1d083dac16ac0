import { publicPaths } from '../src/content/indexing.ts'

export const pages = publicPaths
export const unknownPage = '/no-such-page'
