// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { indexedPaths } from '@/content/site/pages'
import { writeSitemap } from '../../scripts/sitemap.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitemap-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('lists every indexed page and nothing else', () => {
  writeSitemap(folder, { origin: 'https://www.example.com', paths: indexedPaths })
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
  const paths = [...sitemap.matchAll(/<loc>https:\/\/www\.example\.com([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  )
  expect(paths).toEqual(indexedPaths)
  expect(paths).toContain('/vid-box-campaign')
  for (const hidden of ['/pricing-calculator-hidden', '/success', '/campaign'])
    expect(paths).not.toContain(hidden)
})

it('robots.txt forbids nothing and names the sitemap', () => {
  writeSitemap(folder, { origin: 'https://www.example.com', paths: [] })
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://www.example.com/sitemap.xml\n',
  )
})
