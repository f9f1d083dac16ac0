import { brand } from '@shared/brand'
import { env } from './env'

export const siteOrigin = env.siteUrl ?? brand.siteOrigin

/** Returns the absolute canonical URL, which has no trailing slash except on the home page. */
export function absoluteUrl(path: string): string {
  return `${siteOrigin}${path === '/' ? path : path.replace(/\/+$/, '')}`
}
