import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { type ZipOptions, zipSync } from 'fflate'
import { resumeTypes } from '../../_shared/contracts/resume/resume.ts'
import { type OleTree, ole } from './ole-for-tests.ts'

type PdfOptions = {
  objects?: ReadonlyArray<string>
  catalog?: string
  trailer?: string
}

/** Builds a PDF of one empty page. A comment pads it to `size` bytes. Each character in the options is one byte. */
export function pdf(size: number, { objects = [], catalog = '', trailer = '' }: PdfOptions = {}) {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
    ...objects,
  ]
  let text = '%PDF-1.7\n'
  const offsets = all.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj ${object} endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const count = all.length + 1
  const xref = (at: number) =>
    `\nxref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}trailer << /Size ${count} /Root 1 0 R ${trailer} >>\n` +
    `startxref\n${String(at).padStart(10, '0')}\n%%EOF\n`
  const filler = noise(size - text.length - 1 - xref(0).length).map((byte) =>
    byte === 0x0a || byte === 0x0d ? 0 : byte,
  )
  const head = Buffer.concat([Buffer.from(`${text}%`, 'latin1'), filler])
  return Buffer.concat([head, Buffer.from(xref(head.length + 1), 'latin1')])
}

export function doc(size: number, others: OleTree = {}, { isLocked = false, shift = 9 } = {}) {
  // Leave room for the directory and the FAT.
  const main = noise(Math.max(600, Math.floor(size * 0.98) - 8000))
  main.writeUInt16LE(0xa5ec)
  main.writeUInt16LE(isLocked ? 0x0100 : 0, 10)
  const file = ole({ ...others, WordDocument: main }, shift)
  return Buffer.concat([file, Buffer.alloc(Math.max(0, size - file.length))])
}

export const wordParts: Record<string, string> = {
  '[Content_Types].xml':
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="bin" ContentType="application/octet-stream"/><Override PartName="/word/document.xml" ' +
    'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  '_rels/.rels':
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
    '<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" ' +
    'Target="word/document.xml"/></Relationships>',
  'word/document.xml':
    '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">' +
    '<w:body><w:p><w:r><w:t>Ada Diaz</w:t></w:r></w:p></w:body></w:document>',
}

export function zip(files: Record<string, string | Uint8Array>, options: ZipOptions = {}) {
  const entries = Object.entries(files).map(([name, content]) => [name, Buffer.from(content)])
  return Buffer.from(zipSync(Object.fromEntries(entries), { level: 0, mtime: '2026-01-01', ...options }))
}

export function docx(
  size: number,
  parts: Record<string, string | Uint8Array> = wordParts,
  options: ZipOptions = {},
) {
  const filler = (bytes: number) => zip({ ...parts, 'word/filler.bin': noise(bytes) }, options)
  return filler(Math.max(0, size - filler(0).length))
}

export const application = {
  name: 'Ada O’Neil',
  email: 'ada@applicant.example',
  phone: '401.555.0142',
  location: 'Providence, RI',
  roleApplyingFor: 'other',
  linkedinUrl: '',
  coverLetter: 'I have photographed cars for six years, in every weather this coast has to offer.',
  website: '',
}

type ResumeChange = { name?: string; type?: string; bytes?: Buffer; data?: string }

export function resumeFile({ name = 'resume.pdf', bytes = pdf(10_000), ...change }: ResumeChange = {}) {
  const extension = name.split('.').at(-1) as keyof typeof resumeTypes
  const { type = resumeTypes[extension] ?? '' } = change
  return { name, type, data: change.data ?? `data:${type};base64,${bytes.toString('base64')}` }
}

export function careerCall(resume: object | null = resumeFile(), change: Record<string, unknown> = {}) {
  return {
    type: 'career_application',
    applicationData: { ...application, ...change, resumeFile: resume },
    submissionId: crypto.randomUUID(),
  }
}

function noise(size: number) {
  return createHash('shake256', { outputLength: Math.max(0, size) })
    .update('')
    .digest()
}
