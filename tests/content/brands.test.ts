import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brands } from '@/content/brands'

test('seventeen dealer groups, each with a wordmark of its own', () => {
  expect(brands).toHaveLength(17)
  expect(readdirSync('public/brands').sort()).toEqual(brands.map(({ slug }) => `${slug}.svg`).sort())
})

test('a wordmark needs no font and has the size the page reserves for it', () => {
  for (const { path, width, height } of brands) {
    const svg = readFileSync(`public${path}`, 'utf8')
    expect(svg).not.toMatch(/<text|<image|font-family/)
    expect(svg).toContain(`width="${width}" height="${height}"`)
    expect(svg.length).toBeLessThan(6000)
  }
})
