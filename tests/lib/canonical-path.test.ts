import { expect, it } from 'vitest'
import { pagePaths } from '@/app/route-table'
import { canonicalPath } from '@/lib/canonical-path'

it.each([
  ['//contact', '/contact'],
  ['///contact', '/contact'],
  ['/services//360-photography', '/services/360-photography'],
  ['//Services///360-Photography', '/services/360-photography'],
  ['/CAREERS/Sales-Rep', '/careers/sales-rep'],
  ['//', '/'],
  ['/contact/', '/contact/'],
  // As a URL, this path would be protocol-relative and lead to another site.
  ['//example.com', '/example.com'],
])('the canonical path of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})

it.each(pagePaths)('leaves the page path %s unchanged', (path) => {
  expect(canonicalPath(path)).toBe(path)
})
