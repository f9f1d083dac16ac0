import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontPaths } from '@/content/site/fonts'

// Runs in a child process, because the font tools reject jsdom's typed arrays.
test('the served fonts are what `npm run fonts` derives', () => {
  expect(() => execFileSync('node', ['tools/assets/fonts.mjs', '--check'], { stdio: 'pipe' })).not.toThrow()
})

test('both fonts together stay small enough to preload', () => {
  const bytes = Object.values(fontPaths).reduce((sum, path) => sum + statSync(`public${path}`).size, 0)

  expect(bytes).toBeLessThan(20_000)
})

test('the viewer uses the served font’s name', () => {
  expect(readFileSync('viewer/src/base.css', 'utf8')).toContain(fontPaths.text)
})
