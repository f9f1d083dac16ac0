import { site } from '@/content/site/site'
import { env } from '@/lib/env'

export const siteOrigin = env.siteUrl ?? site.siteOrigin

/** The canonical URL: absolute, without a trailing slash. */
export function absoluteAddress(path: string): string {
  return `${siteOrigin}${path === '/' ? path : path.replace(/\/+$/, '')}`
}
