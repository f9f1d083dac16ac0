import assert from 'node:assert/strict'
import { Buffer } from 'node:buffer'
import { decodeInPlace } from '../../_shared/base64.ts'
import { createGate, GateClosed } from '../../_shared/server/gate.ts'
import { safeFileName } from './file-name.ts'
import { docx } from './files-for-tests.ts'
import { zipNames } from './zip.ts'

Deno.test('base64 is decoded in place, exactly to its end', () => {
  for (let length = 0; length < 70; length += 1) {
    const bytes = Buffer.from(Array.from({ length }, (_, index) => (index * 151 + 7) % 256))
    const text = Buffer.from(`{"${bytes.toString('base64')}"}`)
    const decoded = decodeInPlace(text, 2)
    assert.ok(decoded && bytes.equals(decoded.content))
    assert.equal(text.toString('latin1', decoded.end), '"}')
  }
})

for (const text of ['A', 'AAAAA', 'AA=', 'AAA==', 'AAAA=', 'AA===']) {
  Deno.test(`${text} is not base64`, () => assert.equal(decodeInPlace(Buffer.from(`${text}"`), 0), undefined))
}

const names: Array<[given: string, safe: string]> = [
  ['Ada Diaz (2026).pdf', 'Ada Diaz (2026).pdf'],
  ['José Żółć – 履歴書.pdf', 'José Żółć 履歴書.pdf'],
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
]
for (const [given, safe] of names) {
  Deno.test(`${JSON.stringify(given)} becomes a safe file name`, () =>
    assert.equal(safeFileName(given, 'pdf'), safe))
}

Deno.test('a zip archive lists its entries, and a broken one lists none', () => {
  const whole = docx(0)
  assert.ok(zipNames(whole).includes('word/document.xml'))
  for (let length = 0; length < whole.length; length += 1) {
    assert.deepEqual(zipNames(whole.subarray(0, length)), [])
  }
  const astray = Buffer.from(whole)
  astray.writeUInt32LE(0xfffffff0, astray.length - 6)
  assert.deepEqual(zipNames(astray), [])
})

Deno.test('a gate limits concurrency, and rejects who waits too long', async () => {
  const gate = createGate(2)
  let inside = 0
  let most = 0
  const work = (milliseconds: number) => async () => {
    inside += 1
    most = Math.max(most, inside)
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    inside -= 1
  }
  await Promise.all(Array.from({ length: 6 }, () => gate(20, work(1))))
  assert.equal(most, 2)

  const long = [gate(20, work(60)), gate(20, work(60))]
  await assert.rejects(gate(20, work(1)), GateClosed)
  await Promise.all(long)
  await gate(20, work(1))
})
