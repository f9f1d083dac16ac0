import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { builtSite } from '../settings.mjs'

test('the build excludes what is off or only for development', () => {
  const scripts = readdirSync(`${builtSite}/assets`).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  const code = scripts.map((name) => readFileSync(`${builtSite}/assets/${name}`, 'utf8')).join('\n')
  for (const trace of ['page_view', 'sendBeacon', '/dev/components']) expect(code).not.toContain(trace)
})
