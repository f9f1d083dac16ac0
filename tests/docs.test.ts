import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs').map((name) => `docs/${name}`),
].filter((file) => file.endsWith('.md'))

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

it('docs/settings.md lists every setting of the functions', () => {
  const text = readFileSync('docs/settings.md', 'utf8')
  const settings = [
    'supabase/functions/_shared/server/shared-settings.ts',
    'supabase/functions/send-email/settings.ts',
    'supabase/functions/deliver-outbox/settings.ts',
  ]
  const code = settings.map((file) => readFileSync(file, 'utf8')).join('\n')
  const names = Array.from(code.matchAll(/^ {2}([A-Z][A-Z\d_]+): /gm), ([, name = '']) => name)
  expect(names.length).toBeGreaterThan(20)
  // The platform sets the SUPABASE_ variables.
  const ours = names.filter((name) => !name.startsWith('SUPABASE_'))
  expect(ours.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
})
