import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const styles = readFileSync('src/app/fonts.css', 'utf8')
const [text = '', display = ''] = Array.from(styles.matchAll(/url\("(.+?)"\)/g), ([, path = '']) => path)

// The tool runs in a child process, because the font tools reject jsdom's typed arrays.
test('the served fonts are up to date, so `npm run fonts` changes nothing', () => {
  expect(() => execFileSync('node', ['tools/assets/fonts.mjs', '--check'], { stdio: 'pipe' })).not.toThrow()
})

test('the text and display fonts together are smaller than 20 kB', () => {
  expect(statSync(`public${text}`).size + statSync(`public${display}`).size).toBeLessThan(20_000)
})

test('the viewer’s CSS refers to the served text font', () => {
  expect(readFileSync('viewer/src/base.css', 'utf8')).toContain(text)
})
