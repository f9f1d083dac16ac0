import { expect, it } from 'vitest'
import { canonicalPath } from '@/lib/canonical-path'

it.each([
  ['//contact', '/contact'],
  ['/services//360-photography', '/services/360-photography'],
  ['//Services///360-Photography', '/services/360-photography'],
  ['//', '/'],
  ['/contact/', '/contact/'],
  // Browsers read a URL that starts with two slashes as the address of another site.
  ['//example.com', '/example.com'],
])('the canonical path of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})
