import { Buffer } from 'node:buffer'
import { zipNames } from './zip.ts'

// Plain looks at what a file says of itself: nothing is unpacked, decompressed or scanned.

const macrosOrPrograms =
  /(?:^|\/)vba\w*\.(?:bin|xml)$|\.(?:exe|dll|com|scr|msi|bat|cmd|ps1|vbs?|js|jse|hta|lnk|jar)$/i
// The storage of macros in an OLE file, whose names are UTF-16.
const macros = Buffer.from('_VBA_PROJECT', 'utf16le')
const programs = ['/JavaScript', '/Launch']
const latin1 = new TextDecoder('latin1')

/** Whether a zip archive is a Word document without macros and programs. */
export function isSafeDocx(content: Uint8Array): boolean {
  const names = zipNames(content)
  return names.includes('word/document.xml') && !names.some((name) => macrosOrPrograms.test(name))
}

/** Whether an OLE file has no macros. */
export function isSafeDoc(content: Uint8Array): boolean {
  return !bufferOf(content).includes(macros)
}

/** Whether a PDF has no action that runs something: `/JavaScript` or `/Launch` as its type, /S, and not as a word of the text. */
export function isSafePdf(content: Uint8Array): boolean {
  const bytes = bufferOf(content)
  return !programs.some((name) => {
    for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) {
      if (/\/S\s*$/.test(latin1.decode(content.subarray(Math.max(0, at - 8), at)))) return true
    }
    return false
  })
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
