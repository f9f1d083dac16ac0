import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { completeLicenses } from '../../scripts/build/licenses.mjs'

const text = 'Permission is hereby granted, '.repeat(10).trim()

function complete(...sections: string[]) {
  const outDir = mkdtempSync(join(tmpdir(), 'licenses-'))
  const path = join(outDir, 'licenses.txt')
  writeFileSync(path, `# Licenses\n\n${sections.map((section) => `## ${section}\n`).join('\n')}`)
  completeLicenses(outDir)
  return readFileSync(path, 'utf8')
}

test('every package in the licenses file has its license text', () => {
  const [head, ...sections] = complete(
    `zod - 4.6.7 (MIT)\n\n${text}`,
    'embla-carousel - 8.6.0 (MIT)',
    'react-remove-scroll-bar - 2.3.8 (MIT)',
  ).split('## ')
  expect(head).toBe('# Licenses\n\n')
  expect(sections[0]).toBe(`zod - 4.6.7 (MIT)\n\n${text}\n\n`)
  expect(sections[1]).toContain('\n\nMIT License\n\nCopyright (c) 2020 David Cetinkaya\n\nPermission')
  expect(sections.map((section) => section.split(' ')[0])).toEqual([
    'zod',
    'embla-carousel',
    'react-remove-scroll-bar',
    'tailwindcss',
    '@fontsource-variable/archivo',
  ])
  for (const section of sections) expect(section.length).toBeGreaterThan(200)
})

test.each(['new-package - 1.0.0 (MIT)', 'new-package - 1.0.0 (MIT)\n\nMIT', 'embla-carousel - 9.0.0 (ISC)'])(
  'a package without a license text fails the build: %j',
  (section) => expect(() => complete(section)).toThrow(`no license text of ${section.split('\n')[0]}`),
)
