import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { builtSite } from '../settings.mjs'

// One matched pair, one video and one spin with a lens show what several services do; the brands are drawings.
const oneOfAKind = ['enhance-before', 'enhance-after', 'spin-white', 'walkaround', 'brands']

test('no still is on more than two pages', () => {
  const pages = new Map<string, string[]>()
  for (const file of readdirSync(builtSite, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const html = readFileSync(join(builtSite, file), 'utf8')
    const names = [...html.matchAll(/\/pictures\/([\w-]+)\.[\da-f]{8}-/g)].map(([, name = '']) => name)
    for (const name of new Set(names)) pages.set(name, [...(pages.get(name) ?? []), file])
  }
  expect(pages.size).toBeGreaterThan(20)
  const tooMany = [...pages].filter(([name, files]) => files.length > 2 && !oneOfAKind.includes(name))
  expect(tooMany).toEqual([])
})
