/**
 * A canonical path is lowercase and has single slashes, so //Services//360-Photography becomes
 * /services/360-photography.
 */
export function canonicalPath(path: string): string {
  return path.replace(/\/{2,}/g, '/').toLowerCase()
}
