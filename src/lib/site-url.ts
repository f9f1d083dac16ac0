import { brand } from '@shared/brand'
import { env } from './env'

export const siteOrigin = env.siteUrl ?? brand.siteOrigin

/** The absolute canonical URL, without a trailing slash. */
export function absoluteUrl(path: string): string {
  return `${siteOrigin}${path === '/' ? path : path.replace(/\/+$/, '')}`
}
