import { isOle, readOle } from './ole.ts'
import { pdfFaultOf } from './pdf.ts'
import type { ResumeExtension } from './resume.ts'
import { contentTypesOf, docFaultOf, docxFaultOf, wordKindOf } from './word.ts'
import { readZip, type ZipEntry } from './zip.ts'

const faults = {
  macros: 'This one contains macros.',
  script: 'This one contains a script.',
  program: 'This one contains a program.',
  launch: 'This one has a link that opens a program or another file.',
  locked: 'This one is password-protected.',
  'cut-off': 'This one is incomplete.',
  damaged: 'This one is damaged.',
  'too-much': 'This one is too large when it’s unpacked.',
  unchecked: 'Part of this one can’t be checked.',
}

export type Fault = keyof typeof faults

export type KnownFile = {
  kind: ResumeExtension | 'other'
  called: string
  faultOf?: () => string | undefined
}

type Found = KnownFile | { fault: string }

const latin1 = new TextDecoder('latin1')
/** PDF readers search this many bytes for the header. */
const headBytes = 1024
/** Some programs append data to a PDF, so its end marker can be up to this many bytes from the end. */
const endBytes = 64 * 1024
/** Even a PDF with one empty page is larger than this. */
const minPdfBytes = 100

export function fileKindOf(content: Uint8Array): Found {
  const head = latin1.decode(content.subarray(0, headBytes))
  if (head.startsWith('PK\x03\x04')) return archiveKind(content, head)
  if (isOle(content)) return oleKind(content)
  if (head.includes('%PDF-')) return resume('pdf', 'a PDF file', () => pdfFault(content))
  return plainKind(head)
}

function pdfFault(content: Uint8Array): Fault | undefined {
  const end = latin1.decode(content.subarray(-endBytes))
  if (content.length < minPdfBytes || !/%%EOF|startxref/.test(end)) return 'cut-off'
  return pdfFaultOf(content)
}

function archiveKind(content: Uint8Array, head: string): Found {
  const entries = readZip(content)
  if (typeof entries === 'string') return { fault: faults[entries] }
  if (entries.some(({ isEncrypted }) => isEncrypted)) return { fault: faults.locked }
  const typeOf = contentTypesOf(entries)
  const word = typeOf && wordKindOf(entries, typeOf)
  if (!word) return other(archiveName(entries, head))
  if (word === 'docx') return resume('docx', 'a DOCX file', () => docxFaultOf(entries, typeOf))
  return docxFaultOf(entries, typeOf) === 'macros' ? { fault: faults.macros } : other('a DOCM file')
}

function archiveName(entries: ReadonlyArray<ZipEntry>, head: string): string {
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name))
  if (head.includes('opendocument.text')) return 'an ODT file'
  if (has(/\.iwa$|^index\.xml$/)) return 'a Pages file'
  if (has(/^xl\//)) return 'an Excel file'
  return has(/^ppt\//) ? 'a PowerPoint file' : 'another kind of file'
}

function oleKind(content: Uint8Array): Found {
  const streams = readOle(content)
  if (!streams || streams.length === 0) return { fault: faults['cut-off'] }
  const has = (name: string) => streams.some((stream) => stream.storage === 0 && stream.name === name)
  if (has('encryptedpackage')) return { fault: faults.locked }
  if (has('worddocument')) return resume('doc', 'a DOC file', () => docFaultOf(streams))
  if (has('workbook') || has('book')) return other('an Excel file')
  if (has('powerpoint document')) return other('a PowerPoint file')
  return other(has('__properties_version1.0') ? 'an Outlook message' : 'another kind of file')
}

const starts: Array<[start: RegExp, called: string]> = [
  [/^\{\\rtf/, 'an RTF file'],
  [/^mime-version:|<!doctype html|<html[\s>]/i, 'an HTML file'],
  [/^<\?xml/, 'an XML file'],
  [
    /^(?:.PNG\r|ÿØÿ|GIF8|II\*|MM.\*|RIFF.{4}WEBP|.{4}ftyp(?:hei|hev|mif1|msf1|avif)|BM.{4}\0{4})/s,
    'an image',
  ],
]

function plainKind(head: string): Found {
  if (/^\0*$/.test(head)) return { fault: faults['cut-off'] }
  const text = head.replace(/^(?:ï»¿)?\s*/, '')
  const called = starts.find(([start]) => start.test(text))?.[1]
  return other(called ?? (head.includes('\0') ? 'another kind of file' : 'a text file'))
}

function resume(kind: ResumeExtension, called: string, faultOf: () => Fault | undefined): KnownFile {
  return {
    kind,
    called,
    faultOf: () => {
      const fault = faultOf()
      return fault && faults[fault]
    },
  }
}

function other(called: string): KnownFile {
  return { kind: 'other', called }
}
