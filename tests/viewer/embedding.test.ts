import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { messages } from '../../viewer/src/embedding/messages'
import { snippet, viewerPermissions } from '../../viewer/src/embedding/snippet'

const readMe = readFileSync('viewer/README.md', 'utf8')

it('viewer/README.md has the snippet and the table of messages as they are', () => {
  expect(readMe).toContain(snippet('https://www.lotspin.example', 'white'))
  const rows = Object.entries(messages).map(([type, { when, fields }]) => {
    const more = Object.entries(fields).map(([name, text]) => `\`${name}\` (${text})`)
    return `| \`${type}\` | ${more.join(', ')} | ${when} |`
  })
  const lines = readMe.split('\n')
  expect(rows.filter((row) => !lines.includes(row))).toEqual([])
})

it('the test page and the script for Dealer.com give the frame the same permissions', () => {
  expect(readFileSync('viewer/embed-test.html', 'utf8')).toContain(`allow="${viewerPermissions}"`)
  expect(readFileSync('public/viewer/dealer-com.js', 'utf8')).toContain(
    `frame.allow = '${viewerPermissions}'`,
  )
})
