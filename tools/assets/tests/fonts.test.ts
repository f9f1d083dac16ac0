import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontPaths } from '@/content/site/fonts'

// In a child process: the font tools reject jsdom's typed arrays.
test('the served fonts are what `npm run fonts` derives', () => {
  expect(() => execFileSync('node', ['tools/assets/fonts.mjs', '--check'], { stdio: 'pipe' })).not.toThrow()
})

test('both fonts together stay small enough to preload', () => {
  const bytes = Object.values(fontPaths).reduce((sum, path) => sum + statSync(`public${path}`).size, 0)

  expect(bytes).toBeLessThan(20_000)
})

test('the viewer, which imports nothing of the site, names the font that is served', () => {
  expect(readFileSync('viewer/src/base.css', 'utf8')).toContain(fontPaths.text)
})
