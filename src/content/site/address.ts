import { site } from '@/content/site/site'
import { env } from '@/lib/env'

export const siteOrigin = env.siteUrl ?? site.siteOrigin

/** The one address a page is known by: absolute, and without a slash at its end. */
export function absoluteAddress(path: string): string {
  return `${siteOrigin}${path === '/' ? path : path.replace(/\/+$/, '')}`
}
