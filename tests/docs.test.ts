import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs').map((name) => `docs/${name}`),
].filter((file) => file.endsWith('.md'))
const isCode = /\.(?:tsx?|mjs|sql)$/

it('every section that a comment cites is in docs/spec.md', () => {
  const requirements = readFileSync('docs/spec.md', 'utf8')
  const cited = ['src', 'viewer', 'supabase', 'scripts', 'tools', 'tests', 'e2e'].flatMap(citationsBelow)
  expect(cited.length).toBeGreaterThan(10)
  expect(cited.filter((citation) => !requirements.includes(`\n## ${citation}:`))).toEqual([])
})

it.each(documents)('%s names files that exist', (document) => {
  const text = readFileSync(document, 'utf8')
  const paths = text.matchAll(/`((?:src|supabase|scripts|tools|tests|e2e|docs|media|viewer)\/[\w./-]+)`/g)
  const links = text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)
  const named = [
    ...[...paths].map(([, path = '']) => path),
    ...[...links].map(([, link = '']) => join(dirname(document), link)),
  ]
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

function citationsBelow(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => isCode.test(file) && !file.includes('node_modules'),
  )
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(/\n\s*(?:\*|\/\/) ?/g, ' ')
    const citations = text.matchAll(/\b(SPEC|DECISIONS) sections? (\d\b(?:(?:, | and )\d\b)*)/g)
    return [...citations].flatMap(([, part, numbers = '']) =>
      (numbers.match(/\d/g) ?? []).map((number) => `${part} section ${number}`),
    )
  })
}
