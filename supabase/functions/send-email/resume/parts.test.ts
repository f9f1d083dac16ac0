import assert from 'node:assert/strict'
import { Buffer } from 'node:buffer'
import { decodeBase64 } from '../body.ts'
import { safeFileName } from './file-name.ts'

Deno.test('decodeBase64() decodes base64 of any length, with or without padding', () => {
  for (const length of [...Array(70).keys(), 49_152, 49_153, 200_000]) {
    const bytes = Buffer.from(Array.from({ length }, (_, index) => (index * 151 + 7) % 256))
    assert.ok(bytes.equals(decodeBase64(Buffer.from(bytes.toString('base64'))) ?? Buffer.from('?')))
    const unpadded = bytes.toString('base64').replace(/=+$/, '')
    assert.ok(bytes.equals(decodeBase64(Buffer.from(unpadded)) ?? Buffer.from('?')))
  }
})

Deno.test('decodeBase64() rejects invalid base64', () => {
  const wrongLengths = ['A', 'AAAAA', 'AA=', 'AAA==', 'AAAA=', 'AA===', 'AA==AAAA']
  for (const text of [...wrongLengths, 'AA*A', 'AA\\nAA', 'A\\u002BAA', ' AAAA', 'AAAA\n'])
    assert.equal(decodeBase64(Buffer.from(text)), undefined, text)
})

Deno.test('safeFileName() removes unsafe characters and shortens long names', () => {
  for (const [given, safe] of [
    ['Ada Diaz (2026).pdf', 'Ada Diaz (2026).pdf'],
    ['José Żółć – 履歴書.pdf', 'José Żółć 履歴書.pdf'],
    ['Jose\u0301.pdf', 'Jos\u00e9.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
    ['he said "hi".pdf', 'he said hi.pdf'],
    ['a\r\nContent-Type: x\0\u202e.pdf', 'aContent-Type x.pdf'],
    ['🚗🚗.pdf', 'resume.pdf'],
    ['.pdf', 'resume.pdf'],
    ['....pdf', 'resume.pdf'],
    ['cv.PDF ', 'cv.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(96)}.pdf`],
    [`${'x'.repeat(95)}𝒳.pdf`, `${'x'.repeat(95)}.pdf`],
  ] as const)
    assert.equal(safeFileName(given, 'pdf'), safe)
})
