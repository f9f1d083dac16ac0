import { readFileSync } from 'node:fs'
import { brand } from '@shared/brand'
import { expect, it } from 'vitest'

const { signal, signalDeep } = brand.colors

// These files repeat the brand's colors, because they can't import the brand module.
it.each([
  ['viewer/src/base.css', [signal, signalDeep]],
  ['public/film/player.css', [signal]],
  ['public/icon.svg', [signal]],
])('%s has the brand’s accent color', (file, colors) => {
  const text = readFileSync(file, 'utf8').toLowerCase()
  for (const color of colors) expect(text).toContain(color.toLowerCase())
})
