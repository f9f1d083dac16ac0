import { pagePaths } from '../src/app/pages.ts'

export const pages = pagePaths
export const unknownPage = '/no-such-page'
