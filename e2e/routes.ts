import { pagePaths } from '../src/app/route-table.ts'

export const pages = pagePaths
export const unknownPage = '/no-such-page'
