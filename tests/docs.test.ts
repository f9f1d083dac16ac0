import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs').map((name) => `docs/${name}`),
].filter((file) => file.endsWith('.md'))
const isCode = /\.(?:tsx?|mjs|sql)$/

it('every section that a comment cites exists in docs/spec.md', () => {
  const requirements = readFileSync('docs/spec.md', 'utf8')
  const cited = ['src', 'viewer', 'supabase', 'scripts', 'tools', 'tests', 'e2e'].flatMap(citationsBelow)
  expect(cited.length).toBeGreaterThan(10)
  expect(cited.filter((citation) => !requirements.includes(`\n## ${citation}:`))).toEqual([])
})

it.each(documents)('%s mentions only files that exist', (document) => {
  const text = readFileSync(document, 'utf8')
  const paths = text.matchAll(/`((?:src|supabase|scripts|tools|tests|e2e|docs|media|viewer)\/[\w./-]+)`/g)
  const links = text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)
  const named = [
    ...[...paths].map(([, path = '']) => path),
    ...[...links].map(([, link = '']) => join(dirname(document), link)),
  ]
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

const workflows = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`)

it('docs and workflows mention only npm run leads commands that exist', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/leads.mjs', 'help'], { encoding: 'utf8' })
  const existing = [...stdout.matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name)
  const named = textOf([...documents, ...workflows]).matchAll(/npm run leads -- ([a-z]+)/g)
  const names = [...new Set([...named].map(([, name]) => name))]
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => name !== 'help' && !existing.includes(name))).toEqual([])
})

it('docs and workflows use a single Supabase CLI release, and every db push has --remote', () => {
  const text = textOf([...documents, ...workflows])
  const releases = [...text.matchAll(/supabase@([\d.]+)/g)].map(([, release]) => release)
  expect(new Set(releases).size).toBe(1)
  const pushes = text.split('\n').filter((line) => line.includes('db push'))
  expect(pushes.length).toBeGreaterThan(3)
  expect(pushes.filter((line) => !line.includes('--remote'))).toEqual([])
})

it('docs/settings.md lists every setting of the functions', () => {
  const text = readFileSync('docs/settings.md', 'utf8')
  const settings = [
    'supabase/functions/_shared/server/shared-settings.ts',
    'supabase/functions/send-email/settings.ts',
    'supabase/functions/deliver-outbox/settings.ts',
  ]
  const names = [...textOf(settings).matchAll(/^ {2}([A-Z][A-Z\d_]+): /gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(20)
  // The platform sets the SUPABASE_ variables.
  const ours = names.filter((name) => !name.startsWith('SUPABASE_'))
  expect(ours.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
})

function textOf(files: string[]): string {
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}

function citationsBelow(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => isCode.test(file) && !file.includes('node_modules'),
  )
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(/\n\s*(?:\*|\/\/) ?/g, ' ')
    const citations = text.matchAll(/\b(SPEC|RULINGS) sections? (\d\d?\b(?:(?:, | and )\d\d?\b)*)/g)
    return [...citations].flatMap(([, part, numbers = '']) =>
      (numbers.match(/\d+/g) ?? []).map((number) => `${part} section ${number}`),
    )
  })
}
