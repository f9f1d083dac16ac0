import { spawnSync } from 'node:child_process'
import { expect, it, vi } from 'vitest'
import {
  oldSources,
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

it('the launch check lists the channels whose rules were last read more than 180 days ago', () => {
  vi.useFakeTimers({ now: new Date('2027-06-01T00:00:00Z') })
  const channels = [
    { name: 'Old', source: { url: 'https://old.test', read: '2026-12-02' } },
    { name: 'New', source: { url: 'https://new.test', read: '2026-12-03' } },
  ]
  const where = 'src/content/services/channels.ts'
  expect(oldSources({ [where]: { channels } })).toEqual([
    { what: 'Old: last read on 2026-12-02; read https://old.test again', where },
  ])
})
