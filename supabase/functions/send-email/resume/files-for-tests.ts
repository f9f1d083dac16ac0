import { Buffer } from 'node:buffer'
import { resumeTypes } from '../../_shared/contracts/fields/resume.ts'

/** One empty page, padded to `size` bytes by a comment. */
export function pdf(size: number) {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
  ]
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj ${object} endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const xref = (at: number) =>
    `\nxref\n0 4\n0000000000 65535 f \n${offsets.join('')}trailer << /Size 4 /Root 1 0 R >>\nstartxref\n` +
    `${String(at).padStart(10, '0')}\n%%EOF\n`
  const filler = noise(Math.max(0, size - text.length - 1 - xref(0).length), [0x0a, 0x0d])
  const head = Buffer.concat([Buffer.from(`${text}%`), filler])
  return Buffer.concat([head, Buffer.from(xref(head.length + 1))])
}

export function doc(size: number) {
  const head = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
  return Buffer.concat([Buffer.from(head), noise(size - head.length)])
}

const parts: Record<string, string> = {
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

export const wordParts = Object.keys(parts)

/** By default the parts of a Word document, padded to `size` bytes. */
export function docx(size: number, names: ReadonlyArray<string> = wordParts) {
  const filler = 'word/filler.bin'
  const all = [...names, filler].map((name) => ({ name, content: Buffer.from(parts[name] ?? '') }))
  const used = all.reduce((sum, { name, content }) => sum + 30 + 46 + 2 * name.length + content.length, 22)
  return zip(
    all.map((part) => (part.name === filler ? { ...part, content: noise(Math.max(0, size - used)) } : part)),
  )
}

function zip(files: ReadonlyArray<{ name: string; content: Buffer }>) {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of files) {
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(0x21, 8)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(content.length, 14)
    facts.writeUInt32LE(content.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    locals.push(Buffer.from('PK\x03\x04'), facts, Buffer.from(name), content)
    directory.push(Buffer.from('PK\x01\x02\x14\0'), facts, place, Buffer.from(name))
    offset += 30 + name.length + content.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...directory, end])
}

export const application = {
  name: 'Ada O’Neil',
  email: 'ada@applicant.example',
  phone: '401.555.0142',
  location: 'Providence, RI',
  roleApplyingFor: 'field-photographer',
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

/** Deterministic bytes of any value but these. */
function noise(size: number, without: ReadonlyArray<number> = []) {
  const bytes = Buffer.alloc(Math.max(0, size))
  let state = 1
  for (let at = 0; at < bytes.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    const byte = (state >>> 16) & 0xff
    bytes[at] = without.includes(byte) ? 0 : byte
  }
  return bytes
}

function crc32(bytes: Uint8Array) {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}
