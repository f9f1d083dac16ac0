/** SPEC section 5; 5 MB is 5 * 1024 * 1024 bytes, inclusive. */
export const resumeLimitBytes = 5 * 1024 * 1024

export const resumeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

export type ResumeExtension = keyof typeof resumeTypes
/** `rich-text`: RTF under the name of a .doc, as WordPad saves it. `cut-off`: its end is missing. */
export type ResumeFault = 'type' | 'size' | 'empty' | 'rich-text' | 'cut-off'

const onlyThreeTypes = 'Please upload only PDF, DOC, or DOCX files'

/** SPEC section 5 for the first three; what it doesn't know begins with its sentence and says what to do. */
export const resumeMessages: Record<ResumeFault | 'missing', string> = {
  missing: 'Please upload your resume.',
  type: onlyThreeTypes,
  size: 'File size must be less than 5MB',
  empty: 'This file is empty. Please choose another one.',
  'rich-text': `${onlyThreeTypes}. This one is rich text (RTF). Save it as PDF and try again.`,
  'cut-off': `${onlyThreeTypes}. This one is incomplete. Save it as PDF and try again.`,
}

/** The first bytes; a DOCX is a zip archive. */
const firstBytes: Record<ResumeExtension, ReadonlyArray<number>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04],
}

const richText = new TextEncoder().encode('{\\rtf')

/** One of them is near the end of every complete file. A DOC has no such mark. */
const endMarks: Record<ResumeExtension, ReadonlyArray<string>> = {
  pdf: ['%%EOF', 'startxref'],
  doc: [],
  docx: ['PK\x05\x06'],
}

/** Smaller than any PDF with a page. */
const leastPdfBytes = 100

/**
 * How many bytes of a file's end `resumeFaultOf` needs: the mark of a zip archive is before a comment of up to 64 kB, and
 * some programs add as much to a PDF.
 */
export const resumeEndBytes = 64 * 1024 + 22

/** How many bytes of a file's start `resumeFaultOf` needs. */
export const resumeHeadBytes = 8

/** Undefined if a resume may not have the extension. */
export function resumeExtensionOf(name: string): ResumeExtension | undefined {
  const extension = /\.([a-z]+)\s*$/i.exec(name)?.[1]?.toLowerCase()
  return extension !== undefined && Object.hasOwn(resumeTypes, extension)
    ? (extension as ResumeExtension)
    : undefined
}

/** By extension if the browser has none, as for .doc and .docx on some systems. */
export function resumeTypeOf({ name, type }: { name: string; type: string }): string {
  const extension = resumeExtensionOf(name)
  return type === '' && (extension === 'doc' || extension === 'docx') ? resumeTypes[extension] : type
}

/**
 * SPEC section 5; extension, media type and content must agree. Undefined for a valid resume.
 * @param head at least the first `resumeHeadBytes`
 * @param end at least the last `resumeEndBytes`
 */
export function resumeFaultOf(
  file: { name: string; type: string; size: number },
  head: Uint8Array,
  end: Uint8Array,
): ResumeFault | undefined {
  const extension = resumeExtensionOf(file.name)
  if (!extension || file.type.toLowerCase() !== resumeTypes[extension]) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > resumeLimitBytes) return 'size'
  if (extension === 'doc' && startsWith(head, richText)) return 'rich-text'
  if (!startsWith(head, firstBytes[extension])) return 'type'
  if (extension === 'pdf' && file.size < leastPdfBytes) return 'cut-off'
  const ending = new TextDecoder('latin1').decode(end.subarray(-resumeEndBytes))
  const marks = endMarks[extension]
  return marks.length === 0 || marks.some((mark) => ending.includes(mark)) ? undefined : 'cut-off'
}

function startsWith(head: Uint8Array, bytes: ArrayLike<number>): boolean {
  return Array.from(bytes).every((byte, index) => head[index] === byte)
}
