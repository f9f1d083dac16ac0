import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { weighPages } from '../../scripts/build/budgets.mjs'

/** Bytes that no compression makes smaller. */
function noise(kilobytes: number) {
  return Array.from({ length: kilobytes * 1000 * 0.75 }, () => Math.floor(Math.random() * 256))
}

function weigh(path: string, kilobytes: number) {
  const outDir = mkdtempSync(join(tmpdir(), 'budgets-'))
  onTestFinished(() => rmSync(outDir, { recursive: true }))
  writeFileSync(join(outDir, 'app.js'), Buffer.from(noise(kilobytes)).toString('base64'))
  const html =
    '<style>a{}</style><script>b()</script><script type="module" crossorigin src="/app.js"></script>'
  writeFileSync(join(outDir, 'page.html'), html)
  return weighPages(outDir, [{ path, file: 'page.html' }])
}

it.each(['/privacy', '/pricing', '/contact'])('weighs %s and names it if it is too heavy', (path) => {
  const light = weigh(path, 100)
  expect(light.excesses).toEqual([])
  expect(light.table[path]?.script).toBeGreaterThan(70)
  expect(weigh(path, 300).excesses).toEqual([expect.stringContaining(`${path}: script: more than`)])
})
