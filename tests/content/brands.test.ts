import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandSheet } from '@/content/media/brand-sheet'
import { brands } from '@/content/media/brands'

test('seventeen dealer groups, each with its own wordmark', () => {
  expect(brands).toHaveLength(17)
  expect(readdirSync('media/brands').sort()).toEqual(brands.map(({ slug }) => `${slug}.svg`).sort())
})

test('a wordmark needs no font and has the size the page reserves for it', () => {
  for (const { slug, width, height } of brands) {
    const svg = readFileSync(`media/brands/${slug}.svg`, 'utf8')
    expect(svg).not.toMatch(/<text|<image|font-family/)
    expect(svg).toContain(`width="${width}" height="${height}"`)
    expect(svg.length).toBeLessThan(6000)
  }
})

test('the sheet that is served shows every wordmark in its own size', () => {
  const sheet = readFileSync(`public${brandSheet}`, 'utf8')
  for (const { slug, width, height } of brands) {
    expect(sheet).toMatch(new RegExp(`<view id="${slug}" viewBox="0 \\d+ ${width} ${height}"/>`))
  }
})
