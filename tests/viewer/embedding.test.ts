import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { messages, requests } from '../../viewer/src/embedding/messages'
import { elementSnippet, snippet, viewerPermissions } from '../../viewer/src/embedding/snippet'

const read = (file: string) => readFileSync(`viewer/${file}`, 'utf8')

it('viewer/README.md has the current snippets and message tables', () => {
  const readMe = read('README.md')
  expect(readMe).toContain(snippet('https://www.lotspin.example', 'white'))
  expect(readMe).toContain(elementSnippet('https://www.lotspin.example'))
  const rows = Object.entries({ ...messages, ...requests }).map(([type, { text, fields }]) => {
    const more = Object.entries(fields).map(([name, meaning]) => `\`${name}\` (${meaning})`)
    return `| \`${type}\` | ${more.join(', ')} | ${text} |`
  })
  const lines = readMe.split('\n')
  expect(rows.filter((row) => !lines.includes(row))).toEqual([])
})

it('the viewer’s scripts give the iframe the same permissions as our site does', () => {
  for (const file of ['embed.js', 'dealer-com.js'])
    expect(read(file), file).toMatch(new RegExp(`allow ?= ?['"]${viewerPermissions}['"]`))
})
