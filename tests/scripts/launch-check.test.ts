import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import {
  sampleContent,
  unfinishedContent,
  unfinishedSettings,
} from '../../scripts/launch-check/open-points.mjs'

const complete = {
  VITE_SUPABASE_URL: 'https://project.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'key',
  VITE_SITE_URL: 'https://www.cars.test',
  VITE_DELIVER_DEMO_REQUESTS: 'true',
}

it('the launch check finds content that is flagged as a sample in a module or its exports', () => {
  const modules = {
    'a.ts': { sample: true, list: [1] },
    'b.ts': { form: { sample: true } },
    'c.ts': { needsLegalReview: true },
    'd.ts': { sample: false, list: ['sample'] },
    'e.ts': { sample: 'plans' },
  }
  expect(unfinishedContent(modules).map(({ where }) => where)).toEqual(['a.ts', 'b.ts', 'e.ts', 'c.ts'])
  expect(sampleContent(modules).map(({ where }) => where)).toEqual(['a.ts', 'b.ts', 'e.ts'])
  expect(unfinishedContent({ 'e.ts': modules['e.ts'] })).toEqual([
    { what: 'plans: still sample content', where: 'e.ts' },
  ])
})

it('the launch check lists each setting that is missing, local or switched off', () => {
  const { VITE_SITE_URL: _, ...without } = complete
  expect(unfinishedSettings(without)).toEqual([{ what: 'missing setting', where: 'VITE_SITE_URL' }])
  expect(unfinishedSettings({ ...complete, VITE_SUPABASE_URL: 'http://localhost:54321' })).toEqual([
    { what: 'still a local or sample value', where: 'VITE_SUPABASE_URL' },
  ])
  expect(unfinishedSettings({ ...complete, VITE_DELIVER_DEMO_REQUESTS: '' })[0]?.where).toBe(
    'VITE_DELIVER_DEMO_REQUESTS',
  )
})

it('npm run launch-check fails while content is unfinished, and lists the files', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/launch-check.mjs'])
  expect([status, `${stderr}`]).toEqual([1, ''])
  for (const file of ['_shared/brand.ts', 'home/testimonials.ts', 'media/drawn-media.ts', 'legal/privacy.ts'])
    expect(`${stdout}`).toContain(file)
})
