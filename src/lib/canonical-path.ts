/**
 * Canonical paths are lowercase with single slashes: //Services//360-Photography becomes /services/360-photography.
 */
export function canonicalPath(path: string): string {
  return path.replace(/\/{2,}/g, '/').toLowerCase()
}
