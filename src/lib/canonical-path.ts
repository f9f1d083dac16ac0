/** Canonical paths are in lower case with single slashes: //Services//360-Photography is /services/360-photography. */
export function canonicalPath(path: string): string {
  return path.replace(/\/{2,}/g, '/').toLowerCase()
}
