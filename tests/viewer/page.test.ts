import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const html = readFileSync('viewer/index.html', 'utf8')
const css = readFileSync('src/viewer/base.css', 'utf8')

it('needs no inline script or style, which a strict content security policy refuses', () => {
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/)
  expect([...html.matchAll(/<script[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([''])
})

it('has each element that its scripts look for', () => {
  const types = readFileSync('src/viewer/parts.ts', 'utf8')
  const names = [...types.matchAll(/'(\w+)'|^ {4}(\w+):/gm)].flatMap(([, one, other]) => one ?? other ?? [])
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) expect(html).toContain(`id="${name}"`)
})

it('names a font that is served', () => {
  const fonts = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, path]) => `public${path}`)
  expect(fonts).not.toEqual([])
  for (const font of fonts) expect(existsSync(font), font).toBe(true)
})
