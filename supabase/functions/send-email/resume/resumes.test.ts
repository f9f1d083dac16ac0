import assert from 'node:assert/strict'
import { Buffer } from 'node:buffer'
import process from 'node:process'
import { deflateSync } from 'node:zlib'
import { checkResume } from '../../_shared/contracts/resume/check-resume.ts'
import { resumeMessages } from '../../_shared/contracts/resume/resume.ts'
import { post, testPorts } from '../testing.ts'
import { careerCall, docx, resumeFile, wordParts } from './files-for-tests.ts'
import { ole } from './ole-for-tests.ts'
import { resumeCases } from './resume-cases.ts'

for (const { what, name, type, bytes, refusal } of resumeCases) {
  Deno.test(`send-email ${refusal ? 'rejects' : 'accepts'} ${what}`, async () => {
    const response = await testPorts().handler(post(careerCall(resumeFile({ name, type, bytes }))))
    const { message } = await response.json()

    if (refusal === undefined) assert.equal(response.status, 200, message)
    else if (refusal === resumeMessages.size)
      assert.deepEqual([response.status, message], [413, `${refusal}.`])
    else assert.deepEqual([response.status, message], [400, `File type not accepted. ${refusal}`])
  })
}

const limit = 5 * 1024 * 1024
const filled = (unit: string, start = '') =>
  Buffer.from(`%PDF-1.7\n${start}${unit.repeat((limit - 100) / unit.length)}\n%%EOF`, 'latin1')
const packed = (content: string) => {
  const data = deflateSync(Buffer.from(content)).toString('latin1')
  return `1 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\n${data}\nendstream endobj\n`
}

const deflated = (part: string) => docx(0, { ...wordParts, [part]: 'x'.repeat(5e7) }, { level: 6 })

const costly: Array<[what: string, name: string, bytes: Uint8Array]> = [
  ['PDF names', 'r.pdf', filled('/#4a')],
  ['parentheses', 'r.pdf', filled('(')],
  ['digits in a string', 'r.pdf', filled('1', '(')],
  ['unclosed strings', 'r.pdf', filled('1 0 obj (/S /JavaScript ')],
  ['unclosed hexadecimal strings', 'r.pdf', filled('< ')],
  ['numbers with spaces', 'r.pdf', filled(`1${' '.repeat(999)}`)],
  ['comments', 'r.pdf', filled('/S%')],
  ['unclosed streams', 'r.pdf', filled('stream\n')],
  ['small compressed objects', 'r.pdf', filled(packed('4 0 /#4a'))],
  ['compressed names', 'r.pdf', filled(packed('/#4a'.repeat(2_000_000)))],
  ['compressed spaces', 'r.pdf', filled(packed(' '.repeat(40_000_000)))],
  ['50 MB of content types', 'r.docx', deflated('[Content_Types].xml')],
  ['50 MB of macros', 'r.docx', deflated('vba.bin')],
  [
    '60,000 parts',
    'r.docx',
    docx(0, Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`${at}`, '']))),
  ],
  ['modules that share one stream', 'r.doc', manyModules()],
]

/** Builds a DOC with 8,000 modules that share the same 4 MB. */
function manyModules() {
  const names = Array.from({ length: 8000 }, (_, index) => `m${index}`)
  const modules = Object.fromEntries(names.map((name) => [name, new Uint8Array()]))
  const main = Buffer.alloc(4_000_000, 1)
  const file = ole({ WordDocument: main, VBA: { _VBA_PROJECT: new Uint8Array(), ...modules } })
  for (let at = file.indexOf('m7999', 0, 'utf16le') % 128; at < file.length; at += 128) {
    if (file.toString('utf16le', at, at + 2) === 'm') file.writeUInt32LE(main.length, at + 120)
  }
  return file
}

for (const [what, name, bytes] of costly) {
  Deno.test(`checking a resume that consists of ${what} takes less than two seconds`, () => {
    const begin = process.cpuUsage()
    checkResume({ name, type: '', size: Math.min(limit, bytes.length) }, bytes)
    const { user, system } = process.cpuUsage(begin)
    assert.ok(user + system < 2e6, `${user + system} µs`)
  })
}
