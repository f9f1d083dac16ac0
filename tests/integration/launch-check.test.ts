import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('npm run launch-check fails while content is unfinished, and lists the files', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/launch-check.mjs'], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(status).toBe(1)
  for (const file of ['_shared/brand.ts', 'home/testimonials.ts', 'media/drawn-media.ts', 'legal/privacy.ts'])
    expect(stdout).toContain(file)
})
